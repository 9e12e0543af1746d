package jacquard.statespace.engine;

import jacquard.core.Schedule;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.PropertyRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Machine;
import jacquard.model.claims.ClaimCheck;
import jacquard.model.compile.Compiler;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.UnsupportedClaimException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks a property of all infinite runs of a model. */
record LivenessCheck(ModelProperty property, CheckRequest request, SearchOptions options)
    implements ClaimCheck {
  /** With weak fairness a reduction rests on an argument of our own, so it is not the default. */
  private static String defaultSearch(ModelProperty property) {
    return property.fairness() == Fairness.NONE ? "ample" : "full";
  }

  /** What was asked for; nothing is run. */
  static LivenessCheck of(ModelProperty property, CheckRequest request) {
    StateSearches.Entry search = StateChecks.search(request, defaultSearch(property));
    return new LivenessCheck(property, request, StateOptions.forInfiniteRuns(request, search));
  }

  @Override
  public String words() {
    return property.asked().claim();
  }

  @Override
  public ViolationKind kind() {
    return property.property().kind();
  }

  @Override
  public LivenessCheck answering(CheckRequest other) {
    return new LivenessCheck(property, other, options);
  }

  @Override
  public Replay replay(Schedule schedule) {
    return ModelReplay.of(property, schedule);
  }

  @Override
  public Check run(Watcher watcher) {
    Machine machine = Compiler.compile(property.target().model());
    SearchResult result = search(machine, StateOptions.watched(options, request, watcher));
    Optional<String> whyNoReduction =
        options.method() == Method.FULL
            ? Optional.empty()
            : LivenessSearch.whyNoReduction(property.property(), property.fairness());
    String method =
        switch (whyNoReduction.isPresent() ? Method.FULL : options.method()) {
          case FULL -> "full search";
          case PERSISTENT -> "persistent sets";
          case AMPLE -> "ample sets";
        };
    return new Check(
        request,
        StateChecks.origin(property.target()),
        new Check.Method(StatefulEngine.NAME, method + ", depth first"),
        StateChecks.verdict(result, machine, property.target().fingerprint(), Optional.empty()),
        new Check.Claim(words(), false, Optional.empty()),
        StateChecks.statistics(result),
        StateChecks.cutShort(result),
        StateChecks.shown(result, machine),
        List.of(),
        Findings.ofModel(List.of(), notes(whyNoReduction)),
        Optional.empty());
  }

  private SearchResult search(Machine machine, SearchOptions watched) {
    try {
      return LivenessSearch.run(machine, property.property(), property.fairness(), watched);
    } catch (UnsupportedClaimException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }

  private List<String> notes(Optional<String> whyNoReduction) {
    List<String> notes = new ArrayList<>(property.target().model().notes());
    whyNoReduction.ifPresent(why -> notes.add("no reduction: " + why));
    if (property.asked().kind() != PropertyRequest.Kind.ACCEPTANCE
        && property.target().model().hasAcceptLabels()) {
      notes.add("accept labels of processes do not count here (--acceptance checks them)");
    }
    return notes;
  }
}
