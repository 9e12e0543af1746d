package jacquard.modelruns;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Counterexample;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.core.request.TargetKind;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.engine.RunnableTarget;
import jacquard.explore.run.Replayed;
import jacquard.model.Machine;
import jacquard.model.ModelTarget;
import jacquard.model.compile.Compiler;
import jacquard.model.print.ToldReplay;
import jacquard.model.print.ToldRun;
import jacquard.model.run.Run;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.LongStream;

/** A model as a target of the stateless engine. */
public final class RunnableModel implements RunnableTarget {
  /** Those that say nothing about who checks a model. */
  private static final Set<CheckOption<?>> OF_ANY_ENGINE =
      Set.of(CheckOptions.DEFINE, CheckOptions.TIMEOUT, CheckOptions.KEEP_GOING);

  private final ModelTarget target;

  private RunnableModel(ModelTarget target) {
    this.target = target;
  }

  /** Makes models run; for {@link jacquard.explore.engine.StatelessEngine}. */
  public static Optional<RunnableTarget> of(Target target) {
    return target instanceof ModelTarget model
        ? Optional.of(new RunnableModel(model))
        : Optional.empty();
  }

  @Override
  public String name() {
    return target.name();
  }

  @Override
  public TargetKind kind() {
    return target.kind();
  }

  @Override
  public String fingerprint() {
    return target.fingerprint();
  }

  /** Executions come to an end, so they say nothing about infinite runs. */
  @Override
  public Optional<String> refusal(CheckRequest request) {
    List<String> others = target.claimsOfInfiniteRuns();
    if (others.isEmpty() || request.has(CheckOptions.SAFETY)) {
      return Optional.empty();
    }
    List<String> choosing =
        request.given().stream()
            .filter(o -> !OF_ANY_ENGINE.contains(o))
            .map(CheckOption::typed)
            .toList();
    return Optional.of(
        "the stateless engine checks finite runs only, and %s claims more (%s): add --safety%s"
            .formatted(
                target.name(),
                String.join(", ", others),
                choosing.isEmpty()
                    ? ""
                    : ", or leave %s out".formatted(String.join(" and ", choosing))));
  }

  @Override
  public Subject subject(Waiting waiting) {
    try {
      return new ModelProgram(target.model(), target.fingerprint(), waiting);
    } catch (RefusedModelException e) {
      throw new RefusedRequestException(
          "this search cannot deal with this model: %s; --engine stateful can"
              .formatted(e.getMessage()),
          e);
    }
  }

  @Override
  public List<String> code() {
    return target.model().edges().stream().map(ModelVocabulary::place).toList();
  }

  @Override
  public String claim() {
    return "no assertion fails, no error, no invalid end state";
  }

  @Override
  public List<String> notes() {
    return target.notesOnFiniteRuns();
  }

  @Override
  public Violation violation(Subject subject, Execution execution) {
    if (execution.outcome() instanceof Outcome.Failed(List<Outcome.Failure> failures)) {
      Outcome.Failure first = failures.getFirst();
      return new Violation(first.kind(), first.message());
    }
    return new Violation(ViolationKind.INVALID_END_STATE, told(subject).stuck());
  }

  @Override
  public Counterexample told(Subject subject, Execution execution) {
    return told(subject).run(OptionalInt.empty());
  }

  private ToldRun told(Subject subject) {
    ToldRun run = new ToldRun(Compiler.compile(target.model()));
    for (long transition : ((ModelProgram) subject).path()) {
      run.perform(transition);
    }
    return run;
  }

  /** In single steps of processes, where the subject may take several at once. */
  @Override
  public Schedule toldSchedule(Subject subject, Schedule schedule, int maxSteps) {
    Execution execution = Replayed.of(subject, schedule, maxSteps);
    long[] path = ((ModelProgram) subject).path();
    Machine machine = Compiler.compile(target.model());
    boolean isStuck = execution.outcome() instanceof Outcome.Deadlocked;
    return Run.schedule(machine, isStuck ? withEnds(machine, path) : path, target.fingerprint());
  }

  /** A run that is stuck but for processes that have only to end, which the subject leaves out. */
  private static long[] withEnds(Machine machine, long[] path) {
    Run run = new Run(machine);
    LongStream.Builder steps = LongStream.builder();
    for (long transition : path) {
      steps.add(transition);
      run.perform(transition);
    }
    for (long[] ends = run.enabled(); ends.length > 0; ends = run.enabled()) {
      steps.add(ends[0]);
      run.perform(ends[0]);
    }
    return steps.build().toArray();
  }

  @Override
  public Optional<Replay> replayTold(Schedule schedule) {
    return Optional.of(new ToldReplay(target, Compiler.compile(target.model()), schedule).atEnd());
  }
}
