package jacquard.check;

import jacquard.core.Execution;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Replay;
import jacquard.explore.Result;
import jacquard.explore.catalog.RequestException;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.hunt.Replayed;
import jacquard.report.Check;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.control.EarlyTimeouts;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import jacquard.runtime.rewrite.UnsupportedClassFileException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Checks a program in the current JVM, which can control it. */
final class Checker {
  private static final long SEED = 1;

  /** The most that is kept of what a program prints in a replay. */
  private static final int MAX_OUTPUT = 100_000;

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
    } catch (RequestException | Schedule.SyntaxException | UnsupportedClassFileException e) {
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
    Symbols symbols = RewrittenJdk.running().symbols();
    List<Path> classPath = request.classPath().stream().map(Path::of).toList();
    ProgramLoader loader = new ProgramLoader(classPath, Map.of(), symbols);
    check.options().jvmOptions().setAssertions(loader);
    Runnable entry = check.entrance().in(loader);
    JavaProgram program = new JavaProgram(check.name(), loader, symbols, entry);
    program.setBehaviour(behaviour(check.options()));
    Checker checker = new Checker(program, check);
    return schedule.isPresent() ? checker.replay(schedule.get()) : checker.search();
  }

  private static ExploredBehaviour behaviour(JavaCheck.Options options) {
    String early = options.earlyTimeouts();
    if (early == null) {
      return ExploredBehaviour.DEFAULT;
    }
    try {
      return new ExploredBehaviour(EarlyTimeouts.parse(early), 0, false);
    } catch (IllegalArgumentException e) {
      throw CheckException.request(String.valueOf(e.getMessage()));
    }
  }

  private Finding search() {
    JavaCheck.Options options = check.options();
    ProgramCheck asked =
        new ProgramCheck(
            check.name(),
            program,
            Optional.of(program),
            new SearchRequest(
                Optional.ofNullable(options.search()),
                Optional.ofNullable(options.bound()),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                SEED),
            OptionalLong.empty(),
            Limits.NONE
                .withMaxExecutions(options.budget().executions())
                .withMaxTime(options.budget().time()),
            options.races(),
            schedule -> options.replayForm().formatted(schedule),
            new Check.Origin(options.jvmOptions().all(), Optional.empty()));
    Check report = asked.run(_ -> Observer.SILENT, finished -> advice(finished.result()));
    return new Findings(check, program).ofSearch(report);
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

  private Finding replay(Schedule schedule) {
    program.fingerprint(); // runs the program, which may print
    StringBuilder output = new StringBuilder();
    Execution execution =
        ProgramOutput.hear(
            line -> keep(line, output),
            () -> Replayed.fromElsewhere(program, schedule, Limits.NONE.maxSteps()));
    return new Findings(check, program).ofReplay(execution, schedule, output.toString());
  }

  private static void keep(String line, StringBuilder output) {
    if (output.length() < MAX_OUTPUT) {
      output.append(line).append('\n');
    }
  }
}
