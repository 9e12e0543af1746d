package jacquard.extending;

import jacquard.core.Execution;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.explore.Bookkeeping;
import jacquard.explore.FreeRun;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.Waiting;
import jacquard.explore.engine.RunnableTarget;
import jacquard.explore.engine.StatelessEngine;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Runs a litmus program once, without preemptions, and claims nothing about other schedules. */
final class OneRunEngine implements Engine {
  private static final String NAME = "one-run";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "runs the target once, without preemptions";
  }

  @Override
  public boolean takes(TargetKind kind) {
    return kind == TargetKind.SCRIPT;
  }

  @Override
  public boolean honours(CheckOption<?> option) {
    return option.equals(CheckOptions.ENGINE) || option.equals(CheckOptions.MAX_STEPS);
  }

  @Override
  public boolean knows(String search) {
    return false;
  }

  @Override
  public List<String> searches() {
    return List.of();
  }

  @Override
  public Optional<String> refusal(Target target, CheckRequest request) {
    return target instanceof RunnableTarget
        ? Optional.empty()
        : Optional.of(target.name() + " cannot be run: give --engine stateful");
  }

  @Override
  public Check check(Target target, CheckRequest request, Watcher watcher) {
    RunnableTarget runnable = (RunnableTarget) target;
    Subject subject = runnable.subject(Waiting.OBSERVED);
    Limits limits = StatelessEngine.limits(request);
    Bookkeeping books = new Bookkeeping(subject, limits, Observer.SILENT);
    Execution execution = new Execution();
    subject.run(new FreeRun(), limits.maxSteps(), execution);
    books.enter(execution, 0);
    Result result = books.closeSampled(); // a sample: the verdict is never "holds"
    Optional<Check.Shown> shown =
        result.verdict() instanceof Verdict.Violated
            ? Optional.of(new Check.Shown(runnable.told(subject, execution), OptionalLong.of(1)))
            : Optional.empty();
    return new Check(
        request,
        new Check.Origin(target.fingerprint()),
        new Check.Method(NAME, "one run"),
        result.verdict(),
        new Check.Claim(runnable.claim()),
        result.statistics(),
        result.cutShort(),
        shown,
        List.of(),
        Findings.NONE,
        Optional.empty());
  }

  @Override
  public Replay replay(Target target, CheckRequest request, Schedule schedule) {
    return new StatelessEngine(List.of()).replay(target, request, schedule);
  }
}
