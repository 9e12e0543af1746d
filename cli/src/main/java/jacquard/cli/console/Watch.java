package jacquard.cli.console;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.explore.Limits;
import jacquard.explore.catalog.Searches;
import jacquard.report.JsonReport;
import jacquard.report.TextReport;
import jacquard.runtime.Watchdog;
import jacquard.runtime.control.Heartbeat;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Over work that may not end by itself: it is given up then, and the process ends. */
public final class Watch {
  /** What goes on. */
  private record Work(CheckRequest request, String engine, Optional<JsonFile> file, long begin) {
    /** What can be said of it when it is given up. */
    Check unknown(String reason) {
      Duration time = Duration.ofNanos(System.nanoTime() - begin);
      return new Check(
          request,
          new Check.Origin(""),
          new Check.Method(engine, request.get(CheckOptions.SEARCH).orElse(Searches.DEFAULT)),
          new Verdict.Unknown(new Verdict.Reason.GivenUp(reason)),
          new Check.Claim(""),
          Statistics.ofBegun(Heartbeat.executions(), time),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Findings.NONE,
          Optional.empty());
    }
  }

  private static final String UNFINISHED = "the check was ended before it was finished";

  private static final String NOT_SHOWN =
      "the time was over before its steps could be shown: replay it to see them";

  private volatile Work work =
      new Work(CheckRequest.of(""), "", Optional.empty(), System.nanoTime());

  private volatile Optional<Check> found = Optional.empty();

  private volatile Duration limit = Limits.NONE.maxTime();

  /** Lets the process end when work is given up; it is this command's alone. */
  public void mayEndTheProcess(Console console) {
    Watchdog.setObituary(reason -> tell(reason, console));
    Watchdog.countFromStart();
  }

  /** Says how long all of the work should take at most, before it begins. */
  public void expect(Duration newLimit) {
    limit = newLimit;
  }

  public Duration limit() {
    return limit;
  }

  /**
   * Says what goes on from now on, and where it is reported. A file tells of an unknown at once:
   * whoever reads it when this process was killed finds that.
   */
  public void over(CheckRequest request, String engine, Optional<JsonFile> file, Console console) {
    work = new Work(request, engine, file, System.nanoTime());
    found = Optional.empty();
    Watchdog.setTarget(request.target());
    file.filter(f -> !f.isOutput()).ifPresent(f -> write(f, work.unknown(UNFINISHED), console));
  }

  /** Says what is known of it already: this must not be lost when the work is given up. */
  public void found(Check check) {
    found = Optional.of(check.finding(check.findings().noting(NOT_SHOWN)));
  }

  private static void write(JsonFile file, Check check, Console console) {
    file.write(console, out -> JsonReport.write(check, out));
  }

  /** Reports what is known of what goes on, and the status of that; empty if nothing goes on. */
  OptionalInt giveUp(String reason, Console console) {
    return work.engine.isEmpty() ? OptionalInt.empty() : OptionalInt.of(tell(reason, console));
  }

  /** Whether it was said what is stored of the states that are visited. */
  boolean isStoreGiven() {
    return work.request.has(CheckOptions.STORE);
  }

  /** Does something that should come to its end within this time. */
  public <T> T within(Duration limit, Supplier<T> something) {
    return Watchdog.within(limit, something);
  }

  /** The status that goes with what is told. */
  private int tell(String reason, Console console) {
    Work given = work;
    Check check = found.orElseGet(() -> given.unknown(reason));
    if (given.file.filter(JsonFile::isOutput).isEmpty()) {
      console.out().print(new TextReport(TextReport.Steps.RELEVANT, Shell::replay).of(check));
    }
    given.file.ifPresent(f -> write(f, check, console));
    console.flush();
    return ExitStatus.of(check.verdict());
  }
}
