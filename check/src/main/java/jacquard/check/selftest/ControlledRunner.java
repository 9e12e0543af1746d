package jacquard.check.selftest;

import jacquard.check.ProgramOutput;
import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.core.request.CheckOptions;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.runtime.Carrier;
import jacquard.runtime.Entry;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Runs the searches, in a JVM that can control programs. */
final class ControlledRunner {
  static final String DEFAULT = "default";
  static final String SINGLE_STEPS = "single steps";
  static final String ALL_INTERLEAVINGS = "dfs";

  private static final int EXECUTIONS = 600;
  private static final int SINGLE_STEP_EXECUTIONS = 200;
  private static final int INTERLEAVINGS = 200;

  /** A search should end by its executions, so that it does the same again. */
  private static final Duration TIME = Duration.ofSeconds(6);

  private ControlledRunner() {}

  public static void main(String[] arguments) throws IOException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out));
    System.setIn(InputStream.nullInputStream());
    ProgramOutput.discard();
    try {
      while (true) {
        SelftestMessages.Request request = SelftestMessages.Request.read(in);
        Carrier.call(() -> sights(request)).write(out);
      }
    } catch (EOFException e) {
      Runtime.getRuntime().halt(0);
    }
  }

  private static SearchSights sights(SelftestMessages.Request request) {
    try {
      List<SearchSights.One> all = new ArrayList<>();
      JavaProgram program = program(request, ExploredBehaviour.DEFAULT);
      int effort = request.effort();
      all.add(search(DEFAULT, Searches.DEFAULT, program, EXECUTIONS * effort));
      List<String> uncontrolled = List.copyOf(new TreeSet<>(program.uncontrolled()));
      // Real threads wake up for no reason too rarely to be the reason of a difference.
      List<String> limits =
          program.limits().stream()
              .filter(limit -> !limit.bound().equals(CheckOptions.SPURIOUS_WAKEUPS.name()))
              .map(Verdict.Limit::words)
              .toList();
      List<String> races =
          request.races()
              ? program.dataRaces().stream().map(r -> r.location()).distinct().toList()
              : List.of();
      ExploredBehaviour singly =
          new ExploredBehaviour(ExploredBehaviour.DEFAULT.earlyTimeouts(), 0, true);
      all.add(
          search(
              SINGLE_STEPS,
              Searches.DEFAULT,
              program(request, singly),
              SINGLE_STEP_EXECUTIONS * effort));
      all.add(
          search(
              ALL_INTERLEAVINGS,
              "dfs",
              program(request, ExploredBehaviour.DEFAULT),
              INTERLEAVINGS * effort));
      return new SearchSights("", all, uncontrolled, limits, races);
    } catch (Throwable e) {
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      return SearchSights.fault(trace.toString());
    }
  }

  private static JavaProgram program(SelftestMessages.Request request, ExploredBehaviour behaviour)
      throws Exception {
    Symbols symbols = RewrittenJdk.running().symbols();
    Map<String, byte[]> classFiles = new HashMap<>();
    request.classFiles().forEach((name, bytes) -> classFiles.put(name.replace('.', '/'), bytes));
    ProgramLoader loader = new ProgramLoader(List.of(), classFiles, symbols);
    Class<?> type = Class.forName(request.name(), false, loader);
    return new JavaProgram(request.name(), loader, symbols, Entry.main(type, List.of()), behaviour);
  }

  private static SearchSights.One search(
      String name, String search, JavaProgram program, int executions) {
    Seen seen = new Seen();
    Result result =
        SearchRequest.open()
            .withSearch(search)
            .plan(program)
            .search()
            .check(
                program,
                Limits.NONE.goingOn().withMaxExecutions(executions).withMaxTime(TIME),
                seen);
    return new SearchSights.One(name, seen.executions, end(result), List.copyOf(seen.outcomes));
  }

  private static String end(Result result) {
    if (result.cutShort().isPresent()) {
      return text(result.cutShort().get());
    }
    if (result.verdict() instanceof Verdict.Unknown(Verdict.Reason reason)) {
      return text(reason);
    }
    return result.covered().isPresent() ? "" : "nothing covered";
  }

  private static String text(Verdict.Reason reason) {
    return switch (reason) {
      case Verdict.Reason.OutOfBudget _ -> "out of budget";
      case Verdict.Reason.UncontrolledNondeterminism _ -> "not deterministic";
      // where it happened differs from program to program, and these are counted
      case Verdict.Reason.NotControlled(List<String> what) ->
          "not controlled: " + what.getFirst().replaceFirst(",? (for all threads )?(at|in) .*", "");
      case Verdict.Reason other -> other.toString();
    };
  }

  private static final class Seen implements Observer {
    final TreeSet<String> outcomes = new TreeSet<>();
    long executions;

    @Override
    public void executed(Execution execution) {
      executions++;
      switch (execution.outcome()) {
        case Outcome.Failed(var failures) -> failures.forEach(f -> outcomes.add(text(f)));
        case Outcome.Deadlocked _ -> outcomes.add(PlainRunner.DEADLOCK);
        case Outcome.Truncated _ -> outcomes.add(PlainRunner.ODD + "cut");
        case Outcome.Completed _, Outcome.Excluded _ -> outcomes.add(PlainRunner.ODD + "completed");
        case Outcome.Pruned _, Outcome.BeyondBound _, Outcome.Diverged _ -> {}
      }
    }

    private static String text(Outcome.Failure failure) {
      String begin = TestProgram.OUTCOME + ":";
      return failure.message().startsWith(begin)
          ? failure.message().substring(begin.length())
          : "!" + failure.kind().word() + " " + failure.message();
    }

    @Override
    public void restarted() {
      outcomes.clear();
      executions = 0;
    }
  }
}
