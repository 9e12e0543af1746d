package jacquard.runtime.rewrite;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What the worker JVM of a test runs: a program several times under control, which must call the
 * same hooks each time but the first, when classes are still being loaded and linked.
 */
final class WorkerMain {
  private WorkerMain() {}

  /** Expects a folder of classes and the methods to run, as {@code Class#method}. */
  public static void main(String[] arguments) throws Exception {
    Symbols symbols = JdkPatch.running().symbols();
    ProgramLoader loader = new ProgramLoader(List.of(Path.of(arguments[0])), Map.of(), symbols);
    for (int i = 1; i < arguments.length; i++) {
      String[] part = arguments[i].split("#", 2);
      Method method = loader.loadClass(part[0]).getDeclaredMethod(part[1]);
      method.setAccessible(true);
      System.out.println(part[1] + ": " + run(method, symbols));
    }
  }

  private static String run(Method method, Symbols symbols) {
    Object[] results = new Object[3];
    List<?>[] logs = new List<?>[results.length];
    for (int i = 0; i < results.length; i++) {
      int at = i;
      logs[i] =
          new RoundRobinControl(symbols)
              .run(
                  () -> {
                    try {
                      results[at] = method.invoke(null);
                    } catch (InvocationTargetException e) {
                      e.getCause().printStackTrace();
                      results[at] = e.getCause();
                    } catch (IllegalAccessException e) {
                      results[at] = e;
                    }
                  });
    }
    for (int i = 1; i < results.length; i++) {
      if (!String.valueOf(results[i]).equals(String.valueOf(results[0]))) {
        return "results differ: " + results[0] + " and " + results[i];
      }
      String difference = difference(logs[0], logs[i]);
      if (difference != null) {
        return results[0] + ", but run " + (i + 1) + " differs " + difference;
      }
    }
    return results[0] + " in " + (logs[0].isEmpty() ? "no steps" : "the same steps");
  }

  private static String difference(List<?> one, List<?> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return "at " + i + ": " + one.get(i) + " / " + other.get(i);
      }
    }
    return one.size() == other.size() ? null : "in length: " + one.size() + " / " + other.size();
  }
}
