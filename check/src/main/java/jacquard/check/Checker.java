package jacquard.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Replay;
import jacquard.explore.Restart;
import jacquard.explore.Result;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.catalog.RequestException;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.report.Check;
import jacquard.report.Story;
import jacquard.report.TextReport;
import jacquard.report.Within;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.rewrite.JdkPatch;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.Symbols;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Checks a program in the current JVM, which can control it. */
final class Checker {
  private static final long SEED = 1;

  /** What may be spent on a counterexample with fewer preemptions than the one found. */
  private static final Limits SIMPLER =
      Limits.NONE.withMaxExecutions(5_000).withMaxTime(Duration.ofSeconds(3));

  private static final int MAX_RESTARTS = 1_000;
  private static final String REST = "a replay shows the rest";

  private final JavaProgram program;
  private final JavaCheck check;

  private Checker(JavaProgram program, JavaCheck check) {
    this.program = program;
    this.check = check;
  }

  /** Never throws: whatever goes wrong is an answer. */
  static Answer answer(Request request) {
    try {
      return new Answer.Checked(check(request));
    } catch (CheckException e) {
      return new Answer.Refused(e.kind(), String.valueOf(e.getMessage()));
    } catch (Replay.ForeignScheduleException e) {
      return new Answer.Refused(
          CheckException.Kind.FOREIGN_SCHEDULE, String.valueOf(e.getMessage()));
    } catch (RequestException | Schedule.SyntaxException e) {
      return new Answer.Refused(CheckException.Kind.REQUEST, String.valueOf(e.getMessage()));
    } catch (Throwable e) {
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      return new Answer.Refused(
          CheckException.Kind.FAULT, "a fault of Jacquard, please report it: " + trace);
    }
  }

  private static Finding check(Request request) throws IOException {
    JavaCheck check = request.check();
    String replay = check.options().replay();
    Optional<Schedule> schedule = Optional.ofNullable(replay).map(Schedule::parse);
    Symbols symbols = JdkPatch.running().symbols();
    List<Path> classPath = request.classPath().stream().map(Path::of).toList();
    ProgramLoader loader = new ProgramLoader(classPath, Map.of(), symbols);
    Runnable entry = check.entrance().in(loader);
    JavaProgram program = new JavaProgram(check.name(), loader, symbols, entry);
    Checker checker = new Checker(program, check);
    return schedule.isPresent() ? checker.replay(schedule.get()) : checker.search();
  }

  // ---- a search

  private Finding search() {
    JavaCheck.Options options = check.options();
    SearchRequest request =
        new SearchRequest(
            Optional.ofNullable(options.search()),
            Optional.ofNullable(options.bound()),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            SEED);
    SearchRequest.Plan plan = request.plan(program);
    Limits limits =
        Limits.NONE
            .withMaxExecutions(options.budget().executions())
            .withMaxTime(options.budget().time());
    FirstViolation first = new FirstViolation();
    Result result = plan.search().check(program, limits, first);
    boolean vacuous = !program.isAnyExecutionKept();
    Findings findings = new Findings(check, program);
    @Nullable Thrown thrown = null;
    Optional<Check.Counterexample> counterexample = Optional.empty();
    if (result.verdict() instanceof Verdict.Violated violated) {
      Execution execution = retell(violated.schedule());
      Verdict.Violated shown = execution.preemptions() == 0 ? violated : simpler(violated);
      if (!shown.equals(violated)) {
        execution = retell(shown.schedule());
      }
      thrown = program.thrown().stream().findFirst().map(Thrown::of).orElse(null);
      counterexample =
          Optional.of(
              new Check.Counterexample(
                  new Story(execution, program.vocabulary()),
                  first.foundIn,
                  List.of(options.replayForm().formatted(shown.schedule()))));
      result = withVerdict(result, shown);
    }
    Check report =
        new Check(
            check.name(),
            program.fingerprint(),
            new Check.Method(
                "stateless",
                plan.name(),
                within(plan),
                plan.promise() == Searches.Promise.SAMPLING
                    ? OptionalLong.of(SEED)
                    : OptionalLong.empty()),
            result.verdict(),
            result.statistics(),
            result.cutShort(),
            counterexample,
            List.of(),
            advice(result));
    String text = new TextReport(TextReport.Steps.RELEVANT, REST).of(report);
    return findings.ofSearch(report, text, vacuous, thrown);
  }

  private static Result withVerdict(Result result, Verdict verdict) {
    return new Result(
        verdict, result.statistics(), result.violations(), result.cutShort(), result.covered());
  }

  private static Within within(SearchRequest.Plan plan) {
    return new Within(
        plan.limits().stream().map(Checker::limit).toList(),
        plan.raised().map(Checker::limit),
        List.of());
  }

  private static Verdict.Limit limit(BoundLimit limit) {
    return new Verdict.Limit(limit.bound().name(), limit.limit(), limit.bound().unit());
  }

  private static Optional<String> advice(Result result) {
    if (!(result.verdict() instanceof Verdict.Unknown(Verdict.Reason.OutOfBudget _))) {
      return Optional.empty();
    }
    return Optional.of(
        result.statistics().truncatedExecutions() > 0
            ? "if a thread spins until another one moves, bound the search: fair=2,preemption=2"
            : "raise the budget, or bound the search: preemption=2");
  }

  /** The same kind of violation with the fewest preemptions, where that can be found quickly. */
  private Verdict.Violated simpler(Verdict.Violated found) {
    if (check.options().bound() != null) {
      return found;
    }
    SearchRequest request =
        new SearchRequest(
            Optional.empty(),
            Optional.of("preemption=0.."),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            SEED);
    Result result = request.plan(program).search().check(program, SIMPLER, Observer.SILENT);
    return result.verdict() instanceof Verdict.Violated simpler
            && simpler.violation().kind().equals(found.violation().kind())
        ? simpler
        : found;
  }

  /** The number of the first execution with a violation. */
  private static final class FirstViolation implements Observer {
    private long executions;
    private OptionalLong foundIn = OptionalLong.empty();

    @Override
    public void executed(Execution execution) {
      executions++;
      if (foundIn.isEmpty() && execution.outcome().isViolation()) {
        foundIn = OptionalLong.of(executions);
      }
    }

    @Override
    public void restarted() {
      executions = 0;
      foundIn = OptionalLong.empty();
    }
  }

  // ---- one execution

  private Execution retell(Schedule schedule) {
    Execution execution = rerun(schedule);
    if (execution.outcome() instanceof Outcome.Diverged(int step, String expected, String seen)) {
      throw new IllegalStateException(
          "the counterexample does not replay: step %d, expected %s, saw %s"
              .formatted(step, expected, seen));
    }
    return execution;
  }

  private Execution rerun(Schedule schedule) {
    for (int i = 0; i < MAX_RESTARTS; i++) {
      Execution execution = new Execution();
      try {
        Replay.run(program.detailed(), schedule, Limits.NONE.maxSteps(), execution);
        return execution;
      } catch (Restart again) {
        // what it needs is known now
      }
    }
    throw new IllegalStateException("the program needs ever more visible operations");
  }

  private Finding replay(Schedule schedule) {
    program.fingerprint(); // runs the program, which may print
    PrintStream before = System.out;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    System.setOut(new Heard(output));
    Execution execution;
    try {
      execution = rerun(schedule);
    } finally {
      System.setOut(before);
    }
    Thrown thrown = program.thrown().stream().findFirst().map(Thrown::of).orElse(null);
    String text =
        new TextReport(TextReport.Steps.ALL, REST)
            .ofReplay(check.name(), new Story(execution, program.vocabulary()), schedule.length());
    return new Findings(check, program)
        .ofReplay(execution.outcome(), schedule, text, output.toString(UTF_8), thrown);
  }

  /** As a class of its own it locks itself and not a lock that the program could see. */
  private static final class Heard extends PrintStream {
    Heard(OutputStream out) {
      super(out, true, UTF_8);
    }
  }
}
