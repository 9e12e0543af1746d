package jacquard.symbolic.engine;

import jacquard.core.CircuitStatistics;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.CheckedClaim;
import jacquard.core.answer.Counterexample;
import jacquard.core.answer.Findings;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.liveness.Lasso;
import jacquard.symbolic.liveness.LivenessAnswer;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.method.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Checks the properties of a circuit, one after the other. */
record CircuitCheck(
    CircuitTarget target,
    CheckRequest request,
    SymbolicOptions options,
    List<CircuitProperty> properties) {

  /** What was asked for; nothing is run. */
  static CircuitCheck of(CircuitTarget target, CheckRequest request) {
    List<CircuitProperty> properties = properties(target, request);
    SymbolicOptions options = SymbolicOptions.of(request);
    if (options.certificate().isPresent() && properties.size() > 1) {
      throw new RefusedRequestException(
          "--certificate is about one property, and %s has %d: name one with --property"
              .formatted(target.name(), properties.size()));
    }
    return new CircuitCheck(target, request, options, properties);
  }

  private static List<CircuitProperty> properties(CircuitTarget target, CheckRequest request) {
    List<CircuitProperty> properties =
        request
            .get(CheckOptions.PROPERTY)
            .map(name -> List.of(CircuitProperty.named(name, target)))
            .orElseGet(() -> CircuitProperty.of(target.circuit()));
    if (properties.isEmpty()) {
      throw new RefusedRequestException(
          target.name() + " has no property: no bad state, no output, no justice property");
    }
    return properties;
  }

  /** What is known of one property. */
  private record Judged(
      CircuitProperty property, Verdict verdict, int depth, Optional<Counterexample> run) {
    int badness() {
      return switch (verdict) {
        case Verdict.Holds _ -> 0;
        case Verdict.Unknown _ -> 1;
        case Verdict.Violated _ -> 2;
      };
    }
  }

  Check run(Watcher watcher) {
    long start = System.nanoTime();
    Setting setting = options.setting(watcher);
    List<Judged> all = new ArrayList<>();
    for (CircuitProperty property : properties) {
      all.add(property.isJustice() ? infinite(property, setting) : finite(property, setting));
    }
    // of equals, the first
    Judged worst =
        all.stream()
            .max(
                Comparator.comparingInt(Judged::badness)
                    .thenComparing((a, b) -> Integer.compare(all.indexOf(b), all.indexOf(a))))
            .orElseThrow();
    List<CheckedClaim> claims =
        all.size() == 1 ? List.of() : all.stream().map(this::claim).toList();
    return new Check(
        request,
        new Check.Origin(target.fingerprint()),
        new Check.Method(SymbolicEngine.NAME, options.words()),
        worst.verdict,
        new Check.Claim(worst.property.claim()),
        statistics(all, worst, Duration.ofNanos(System.nanoTime() - start)),
        worst.verdict instanceof Verdict.Unknown(Verdict.Reason reason)
            ? Optional.of(reason)
            : Optional.empty(),
        worst.run.map(r -> new Check.Shown(r, OptionalLong.empty())),
        List.of(),
        new Findings(
            Optional.empty(),
            List.of(),
            List.of(),
            options.solvers().remark().stream().toList(),
            claims),
        Optional.empty());
  }

  private CheckedClaim claim(Judged judged) {
    return new CheckedClaim(
        request.with(CheckOptions.PROPERTY, judged.property.place()).ofTarget(),
        judged.property.claim(),
        judged.verdict);
  }

  private CircuitStatistics statistics(List<Judged> all, Judged worst, Duration time) {
    Circuit circuit = target.circuit();
    Set<ViolationKind> kinds =
        worst.verdict instanceof Verdict.Violated ? Set.of(worst.property.kind()) : Set.of();
    return new CircuitStatistics(
        circuit.latches().size(),
        circuit.inputs().size(),
        circuit.aig().ands(),
        worst.depth,
        all.stream().filter(j -> j.verdict instanceof Verdict.Violated).count(),
        kinds,
        time);
  }

  private Judged finite(CircuitProperty property, Setting setting) {
    return switch (options.method().check(target.circuit(), property.index(), setting)) {
      case Answer.Unsafe(Trace trace) -> violated(property, trace, OptionalInt.empty());
      case Answer.Safe(var certificate) -> {
        options
            .certificate()
            .ifPresent(
                file ->
                    CertificateOnFile.write(file, certificate, target.circuit(), facts(property)));
        yield holds(property);
      }
      case Answer.Unknown(int depth, String why) -> unknown(property, depth, why);
    };
  }

  private Judged infinite(CircuitProperty property, Setting setting) {
    Circuit circuit = target.circuit();
    return switch (options.liveness().check(circuit, property.index(), setting)) {
      case LivenessAnswer.Violated(Lasso(Trace trace, int loop)) ->
          violated(property, trace, OptionalInt.of(loop));
      case LivenessAnswer.Holds(var by, var certificate) -> {
        Map<String, String> facts = facts(property);
        facts.put("transformation", by.word());
        options
            .certificate()
            .ifPresent(
                file ->
                    CertificateOnFile.write(
                        file, certificate, by.of(circuit, property.index()), facts));
        yield holds(property);
      }
      case LivenessAnswer.Unknown(int depth, String why) -> unknown(property, depth, why);
    };
  }

  private Map<String, String> facts(CircuitProperty property) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("target", target.name());
    facts.put("fingerprint", target.fingerprint());
    facts.put("property", property.place());
    facts.put("solver", options.solvers().name());
    return facts;
  }

  private static Judged holds(CircuitProperty property) {
    return new Judged(
        property, new Verdict.Holds(new Verdict.Scope.AllExecutions()), 0, Optional.empty());
  }

  private Judged violated(CircuitProperty property, Trace trace, OptionalInt cycle) {
    CircuitStory story = new CircuitStory(target.circuit());
    return new Judged(
        property,
        new Verdict.Violated(
            new Violation(property.kind(), property.violation()),
            story.schedule(trace, target.fingerprint())),
        trace.length(),
        Optional.of(story.told(trace, cycle)));
  }

  private Judged unknown(CircuitProperty property, int depth, String why) {
    return new Judged(
        property,
        Unfinished.verdict("", options.depth(), depth, why),
        Math.max(depth, 0),
        Optional.empty());
  }

  /** Runs one schedule again; it shows the first of the properties that it violates. */
  static Replay replay(CircuitTarget target, CheckRequest request, Schedule schedule) {
    if (!schedule.fingerprint().equals(target.fingerprint())) {
      throw new RefusedRequestException(
          "the schedule is of another circuit: it has the fingerprint %s, %s has %s"
              .formatted(schedule.fingerprint(), target.name(), target.fingerprint()));
    }
    CircuitStory story = new CircuitStory(target.circuit());
    Trace trace =
        story
            .trace(schedule)
            .orElseThrow(
                () ->
                    new RefusedRequestException(
                        "the schedule has other steps than %s takes".formatted(target.name())));
    for (CircuitProperty property : properties(target, request)) {
      OptionalInt loop = OptionalInt.empty();
      boolean violated = false;
      if (property.isJustice()) {
        for (int at = 0; at < trace.length() && loop.isEmpty(); at++) {
          if (new Lasso(trace, at).violates(target.circuit(), property.index())) {
            loop = OptionalInt.of(at);
          }
        }
        violated = loop.isPresent();
      } else {
        int bad = target.circuit().bads().get(property.index()).literal();
        violated = trace.firstStep(target.circuit(), bad) >= 0;
      }
      if (violated) {
        Violation violation = new Violation(property.kind(), property.violation());
        return new Replay(
            new Replay.End.Violated(violation), story.told(trace, loop), schedule.length());
      }
    }
    return new Replay( // a circuit never stops
        new Replay.End.Over(), story.told(trace, OptionalInt.empty()), schedule.length());
  }
}
