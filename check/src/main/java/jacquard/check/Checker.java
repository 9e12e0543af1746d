package jacquard.check;

import jacquard.core.Execution;
import jacquard.core.Schedule;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.answer.Check;
import jacquard.core.answer.SearchBounds;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckRequest;
import jacquard.explore.ScheduleReplay;
import jacquard.explore.catalog.RequestException;
import jacquard.explore.engine.StatelessEngine;
import jacquard.explore.run.Replayed;
import jacquard.runtime.JavaProgram;
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

/** Checks a program in the current JVM, which can control it. */
final class Checker {

  /** The most that is kept of what a program prints in a replay. */
  private static final int MAX_OUTPUT = 100_000;

  private final JavaProgram program;
  private final Request request;

  private Checker(JavaProgram program, Request request) {
    this.program = program;
    this.request = request;
  }

  /** Never throws: whatever goes wrong is an answer. */
  static Answer answer(Request request) {
    try {
      return new Answer.Checked(check(request));
    } catch (CheckException e) {
      return new Answer.Refused(e.kind(), String.valueOf(e.getMessage()));
    } catch (ScheduleReplay.ForeignScheduleException e) {
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
    String replay = request.replay();
    Optional<Schedule> schedule = Optional.ofNullable(replay).map(Schedule::parse);
    Symbols symbols = RewrittenJdk.running().symbols();
    List<Path> classPath = request.classPath().stream().map(Path::of).toList();
    ProgramLoader loader = new ProgramLoader(classPath, Map.of(), symbols);
    request.jvmOptions().setAssertions(loader);
    Runnable entry = request.entrance().in(loader);
    JavaProgram program =
        new JavaProgram(
            request.name(), loader, symbols, entry, JavaOptions.behaviour(request.asked()));
    Checker checker = new Checker(program, request);
    return schedule.isPresent() ? checker.replay(schedule.get()) : checker.search();
  }

  private Finding search() {
    StatelessEngine engine = new StatelessEngine(List.of());
    CheckRequest asked = request.asked();
    JavaTarget target = new JavaTarget(request.name(), program);
    engine
        .refusal(target, asked)
        .ifPresent(
            why -> {
              throw CheckException.request(why);
            });
    Check report = engine.check(target, asked, Watcher.SILENT);
    return new FindingBuilder(request, program).ofSearch(report.advising(advice(report)));
  }

  private static Optional<String> advice(Check report) {
    if (!(report.verdict() instanceof Verdict.Unknown(Verdict.Reason.OutOfBudget _))) {
      return Optional.empty();
    }
    boolean isCut = report.effort() instanceof Statistics s && s.truncatedExecutions() > 0;
    SearchBounds within = report.method().within();
    boolean isFair = within.limits().stream().anyMatch(limit -> limit.bound().equals("fair"));
    return Optional.of(
        isCut && !isFair
            ? "if a thread spins until another one moves, bound the search: fair=2,preemption=2"
            : "raise the budget" + (within.isEmpty() ? ", or bound the search: preemption=2" : ""));
  }

  private Finding replay(Schedule schedule) {
    program.fingerprint(); // runs the program, which may print
    Optional<Violation> race =
        StatelessEngine.race(new JavaTarget(request.name(), program), request.asked(), schedule);
    StringBuilder output = new StringBuilder();
    Execution execution =
        ProgramOutput.hear(
            line -> keep(line, output),
            () ->
                Replayed.fromElsewhere(
                    program, schedule, StatelessEngine.limits(request.asked()).maxSteps()));
    return new FindingBuilder(request, program)
        .ofReplay(execution, schedule, race, output.toString());
  }

  private static void keep(String line, StringBuilder output) {
    if (output.length() < MAX_OUTPUT) {
      output.append(line).append('\n');
    }
  }
}
