package jacquard.cli.translated;

import jacquard.bytecode.execute.StepInfo;
import jacquard.bytecode.translate.JavaModel;
import jacquard.bytecode.translate.Room;
import jacquard.check.JavaTarget;
import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Engine;
import jacquard.core.engine.EngineAround;
import jacquard.core.engine.Target;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.explore.Subject;
import jacquard.explore.SubjectRefined;
import jacquard.explore.Waiting;
import jacquard.explore.engine.StatelessEngine;
import jacquard.model.Transition;
import jacquard.model.run.Interpreter;
import jacquard.model.run.Run;
import jacquard.runtime.control.ExploredBehaviour;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Checks the model of a Java program, and confirms on the program what is found. A violation that
 * the program does not have is a fault of the translation, and is said to be one.
 *
 * @param engine for models
 */
public record ConfirmingEngine(Engine engine) implements EngineAround {
  /** How long the program is searched where it does not follow the steps of its model. */
  private static final Duration LOOK = Duration.ofSeconds(60);

  private static final int MOST_STEPS = 100_000;

  /** In so many states of the model an execution that ends is looked for. */
  private static final int MOST_STATES = 100_000;

  /** Of a counterexample that is not the model's. */
  static final String NOT_FOLLOWED =
      "the program did not follow the steps of its model to %s; shown is what it did when it was"
          + " searched itself";

  @Override
  public boolean takes(TargetKind kind) {
    return kind == TargetKind.JAVA;
  }

  @Override
  public Check check(Target target, CheckRequest request, Watcher watcher) {
    Check check = engine.check(target, request, watcher);
    if (!(target instanceof TranslatedProgram program)) {
      return check;
    }
    return switch (check.verdict()) {
      case Verdict.Violated violated -> confirmed(program, check, violated, watcher);
      case Verdict.Holds(Verdict.Scope scope) -> held(check, scope, program.translated());
      case Verdict.Unknown _ -> check;
    };
  }

  /** What the model leaves out is not covered; if it leaves out everything, nothing is claimed. */
  private static Check held(Check check, Verdict.Scope scope, JavaModel model) {
    List<Verdict.Limit> limits = new ArrayList<>(model.room());
    Room left = limits.isEmpty() ? Room.FOR_SOME : Room.of(model.model(), MOST_STATES);
    if (left == Room.FOR_NONE) {
      return nothingLeft(check, limits);
    }
    if (model.waits()) {
      limits.add(ExploredBehaviour.DEFAULT.spuriousWakeUpsLimit());
    }
    if (!limits.isEmpty() && scope instanceof Verdict.Scope.WithinBound(var others, var _)) {
      limits.addAll(others);
    }
    Verdict.Scope covered =
        limits.isEmpty() ? scope : new Verdict.Scope.WithinBound(limits, Verdict.Grounds.VALIDATED);
    Check held = with(check, new Verdict.Holds(covered), check.shown());
    return left == Room.NOT_KNOWN
        ? held.finding(
            held.findings()
                .noting(
                    ("none of the first %,d states of the model is the end of an execution, so it"
                            + " is not known whether the model has room for any")
                        .formatted(MOST_STATES)))
        : held;
  }

  private static Check nothingLeft(Check check, List<Verdict.Limit> room) {
    String words = room.stream().map(Verdict.Limit::words).collect(Collectors.joining(", "));
    int most = room.stream().mapToInt(Verdict.Limit::value).max().orElse(1);
    Verdict.Reason reason =
        new Verdict.Reason.GivenUp(
            "the model has room for no execution that ends (%s), so nothing was checked"
                .formatted(words));
    return with(check, new Verdict.Unknown(reason), check.shown())
        .advising(Optional.of("--unwind %d makes more room".formatted(2 * Math.max(most, 1))));
  }

  private Check confirmed(
      TranslatedProgram program, Check check, Verdict.Violated violated, Watcher watcher) {
    JavaTarget java = program.program();
    List<StepInfo> steps = steps(program, violated.schedule());
    Execution execution = run(java, steps);
    if (!isSame(violated.violation(), execution.outcome())) {
      return searched(java, check, violated, watcher);
    }
    Schedule schedule = execution.schedule(java.fingerprint());
    Subject subject = java.subject(Waiting.OBSERVED).detailed();
    Execution again = java.replay(subject, schedule, MOST_STEPS);
    if (!again.outcome().isViolation()) {
      return searched(java, check, violated, watcher);
    }
    Violation violation = java.violation(subject, again);
    return with(
        check,
        new Verdict.Violated(violation, schedule),
        Optional.of(new Check.Shown(java.told(subject, again), OptionalLong.empty())));
  }

  /** The operations on a path of the model. */
  private static List<StepInfo> steps(TranslatedProgram program, Schedule schedule) {
    List<StepInfo> steps = new ArrayList<>();
    Run run = new Run(new Interpreter(program.model()));
    for (int step = 0; step < schedule.length(); step++) {
      long transition =
          run.transition(schedule.label(step))
              .orElseThrow(
                  () -> new IllegalStateException("not a run of the model of " + program.name()));
      steps.addAll(
          program.translated().steps().getOrDefault(Transition.edge(transition), List.of()));
      run.perform(transition);
    }
    return steps;
  }

  private static Execution run(JavaTarget java, List<StepInfo> steps) {
    Subject subject = java.subject(Waiting.OBSERVED);
    subject.fingerprint(); // runs the program once, so that its operations are known
    while (true) {
      Execution execution = new Execution();
      try {
        subject.run(new SteeredRun(steps, subject.vocabulary()), MOST_STEPS, execution);
        return execution;
      } catch (SubjectRefined again) {
        // it shows more from now on
      }
    }
  }

  private static boolean isSame(Violation violation, Outcome outcome) {
    boolean isStuck = violation.kind() == ViolationKind.INVALID_END_STATE;
    return isStuck ? outcome instanceof Outcome.Deadlocked : outcome instanceof Outcome.Failed;
  }

  /** The program did something else than its model: what it can do itself decides. */
  private Check searched(JavaTarget java, Check check, Verdict.Violated violated, Watcher watcher) {
    CheckRequest request = check.request().ofTarget().with(CheckOptions.TIMEOUT, LOOK);
    Check own = new StatelessEngine(List.of()).check(java, request, watcher);
    if (own.verdict() instanceof Verdict.Violated real) {
      Check found = with(check, real, own.shown());
      String note = NOT_FOLLOWED.formatted(violated.violation().text());
      return found.finding(found.findings().noting(note));
    }
    throw new IllegalStateException(
        "the model of %s has a violation (%s) that the program did not show when it was run: %s"
            .formatted(java.name(), violated.violation().text(), own.verdict()));
  }

  private static Check with(Check check, Verdict verdict, Optional<Check.Shown> shown) {
    return new Check(
        check.request(),
        check.origin(),
        check.method(),
        verdict,
        claim(check.claim()),
        check.effort(),
        check.cutShort(),
        shown,
        check.others(),
        check.findings(),
        check.advice());
  }

  /** What was established of the model, in the words for a program. */
  private static Check.Claim claim(Check.Claim ofModel) {
    String words = "no assertion fails, nothing is thrown";
    return new Check.Claim(
        ofModel.coversEndStates()
            ? words + ", no deadlock"
            : words + "; nothing is claimed about deadlocks",
        ofModel.coversEndStates(),
        ofModel.doubt());
  }

  @Override
  public Replay replay(Target target, CheckRequest request, Schedule schedule) {
    return target instanceof TranslatedProgram program
        ? new StatelessEngine(List.of()).replay(program.program(), request, schedule)
        : engine.replay(target, request, schedule);
  }
}
