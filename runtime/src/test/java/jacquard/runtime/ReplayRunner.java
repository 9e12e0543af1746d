package jacquard.runtime;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.explore.FreeRun;
import jacquard.explore.PackedOperation;
import jacquard.explore.Policy;
import jacquard.explore.ScheduleReplay;
import jacquard.explore.SubjectRefined;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.RewrittenJdk;
import jacquard.runtime.rewrite.Symbols;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Runs random schedules of programs, and each of them again, and prints a line for each program:
 * the class, and {@code same} or where the second run differed. Then runs the first program many
 * times and prints how many kilobytes more are in use than before.
 *
 * <p>Arguments: the class path of the programs, schedules for each, runs of the first, and the
 * names of the classes.
 */
final class ReplayRunner {
  private static final int MAX_STEPS = 3_000;

  private ReplayRunner() {}

  public static void main(String[] arguments) {
    Carrier.call(
        () -> {
          PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
          List<Path> classPath = List.of(Path.of(arguments[0]));
          int schedules = Integer.parseInt(arguments[1]);
          List<String> names = Arrays.asList(arguments).subList(3, arguments.length);
          for (String name : names) {
            out.println(name + "\t" + replays(program(name, classPath), schedules));
          }
          out.println(
              "memory\t"
                  + growth(program(names.getFirst(), classPath), Integer.parseInt(arguments[2])));
          return 0;
        });
  }

  private static JavaProgram program(String name, List<Path> classPath) throws Exception {
    Symbols symbols = RewrittenJdk.running().symbols();
    ProgramLoader loader = new ProgramLoader(classPath, Map.of(), symbols);
    Class<?> type = Class.forName(name, false, loader);
    return new JavaProgram(name, loader, symbols, Entry.method(type, "main"));
  }

  private static String replays(JavaProgram program, int schedules) {
    String fingerprint = program.fingerprint();
    for (int seed = 0; seed < schedules; seed++) {
      Execution first = new Execution();
      try {
        program.run(randomly(seed), MAX_STEPS, first);
      } catch (SubjectRefined more) {
        seed--;
        continue;
      }
      Schedule schedule = first.schedule(fingerprint);
      Execution second = new Execution();
      ScheduleReplay.run(program, schedule, MAX_STEPS, second);
      for (int e = 0; e < Math.max(first.length(), second.length()); e++) {
        if (e >= first.length()
            || e >= second.length()
            || PackedOperation.pack(first, e) != PackedOperation.pack(second, e)
            || first.before(e) != second.before(e)
            || first.after(e) != second.after(e)) {
          return "seed " + seed + " differs at step " + (e + 1) + " of " + first.length();
        }
      }
      boolean isCut = first.outcome() instanceof Outcome.Truncated; // then replay looks for a cycle
      if (!isCut && !first.outcome().equals(second.outcome())) {
        return "seed " + seed + ": " + first.outcome() + " and then " + second.outcome();
      }
    }
    return "same";
  }

  private static Policy randomly(int seed) {
    Random random = new Random(seed);
    return (sofar, frontier) -> {
      int step = sofar.length();
      int skip = random.nextInt(sofar.enabledCount(step));
      int thread = sofar.nextEnabled(step, 0);
      for (int i = 0; i < skip; i++) {
        thread = sofar.nextEnabled(step, thread + 1);
      }
      return Label.of(thread, random.nextInt(frontier.alternatives(thread)));
    };
  }

  private static long growth(JavaProgram program, int runs) {
    Execution execution = new Execution();
    FreeRun policy = new FreeRun();
    for (int i = 0; i < runs / 10; i++) {
      program.run(policy, MAX_STEPS, execution);
    }
    // what leaks does so again and again; what the JVM keeps for itself, it keeps once
    long least = Long.MAX_VALUE;
    for (int window = 0; window < 2; window++) {
      long before = kilobytesInUse();
      for (int i = 0; i < runs; i++) {
        program.run(policy, MAX_STEPS, execution);
      }
      least = Math.min(least, kilobytesInUse() - before);
    }
    return least;
  }

  private static long kilobytesInUse() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return (runtime.totalMemory() - runtime.freeMemory()) / 1024;
  }
}
