package jacquard.runtime.rewrite;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.explore.FreeRun;
import jacquard.explore.SubjectRefined;
import jacquard.runtime.Carrier;
import jacquard.runtime.JavaProgram;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What the worker JVM of a test runs: programs several times under control, which must come to the
 * same result by the same steps each time.
 */
final class WorkerMain {
  private static final int RUNS = 3;
  private static final int MAX_STEPS = 100_000;

  private WorkerMain() {}

  /** Expects a folder of classes and the methods to run, as {@code Class#method}. */
  public static void main(String[] arguments) {
    Carrier.call(
        () -> {
          Symbols symbols = RewrittenJdk.running().symbols();
          List<Path> classPath = List.of(Path.of(arguments[0]));
          for (int i = 1; i < arguments.length; i++) {
            ProgramLoader loader = new ProgramLoader(classPath, Map.of(), symbols);
            String[] part = arguments[i].split("#", 2);
            Method method = loader.loadClass(part[0]).getDeclaredMethod(part[1]);
            method.setAccessible(true);
            System.out.println(part[1] + ": " + run(method, loader, symbols));
          }
          return 0;
        });
  }

  private static String run(Method method, ProgramLoader loader, Symbols symbols) {
    Object[] result = new Object[1];
    JavaProgram program =
        new JavaProgram(method.getName(), loader, symbols, () -> result[0] = invoked(method));
    List<String> results = new ArrayList<>();
    List<List<String>> steps = new ArrayList<>();
    while (steps.size() < RUNS) {
      try {
        Execution execution = new Execution();
        program.run(new FreeRun(), MAX_STEPS, execution);
        results.add(
            execution.outcome() instanceof Outcome.Completed
                ? String.valueOf(result[0])
                : String.valueOf(execution.outcome()));
        steps.add(steps(execution));
      } catch (SubjectRefined again) {
        results.clear();
        steps.clear();
      }
    }
    for (int i = 1; i < RUNS; i++) {
      if (!results.get(i).equals(results.getFirst())) {
        return "results differ: " + results.getFirst() + " and " + results.get(i);
      }
      String difference = difference(steps.getFirst(), steps.get(i));
      if (difference != null) {
        return results.getFirst() + ", but run " + (i + 1) + " differs " + difference;
      }
    }
    return results.getFirst() + " in the same steps";
  }

  private static Object invoked(Method method) {
    try {
      return method.invoke(null);
    } catch (InvocationTargetException e) {
      return e.getCause();
    } catch (IllegalAccessException e) {
      return e;
    }
  }

  private static List<String> steps(Execution execution) {
    List<String> steps = new ArrayList<>();
    for (int i = 0; i < execution.length(); i++) {
      steps.add(
          execution.thread(i)
              + " "
              + execution.kind(i)
              + " "
              + execution.object(i)
              + " "
              + execution.site(i));
    }
    return steps;
  }

  private static String difference(List<String> one, List<String> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return "at " + i + ": " + one.get(i) + " / " + other.get(i);
      }
    }
    return one.size() == other.size() ? null : "in length: " + one.size() + " / " + other.size();
  }
}
