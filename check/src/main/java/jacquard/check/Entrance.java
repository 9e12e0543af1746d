package jacquard.check;

import jacquard.runtime.Entry;
import java.io.Serializable;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where the program to be checked begins, as one JVM tells another. */
sealed interface Entrance extends Serializable {
  /**
   * What the program's main thread does.
   *
   * @throws CheckException if there is no such thing
   */
  Runnable in(ClassLoader program);

  /**
   * A method of a class.
   *
   * @param parameterTypes their names
   */
  record OfMethod(
      String className, String method, List<String> parameterTypes, List<Argument> arguments)
      implements Entrance {
    @Override
    public Runnable in(ClassLoader program) {
      try {
        Class<?> type = Class.forName(className, false, program);
        return Entry.method(type, method, parameterTypes, values(program));
      } catch (ClassNotFoundException e) {
        throw new CheckException(
            CheckException.Kind.REQUEST,
            ("%s is not on the class path. Classes of a module path are not found: run the tests"
                    + " on the class path (Surefire: <useModulePath>false</useModulePath>).")
                .formatted(className),
            e);
      } catch (LinkageError e) {
        throw new CheckException(
            CheckException.Kind.REQUEST, "cannot load %s: %s".formatted(className, e), e);
      } catch (Entry.NoEntryException e) {
        throw new CheckException(CheckException.Kind.REQUEST, String.valueOf(e.getMessage()), e);
      }
    }

    private Supplier<@Nullable Object[]> values(ClassLoader program) {
      Argument[] all = arguments.toArray(Argument[]::new);
      return () -> {
        @Nullable Object[] values = new @Nullable Object[all.length];
        for (int i = 0; i < values.length; i++) {
          values[i] = all[i].value(program);
        }
        return values;
      };
    }
  }

  /** An object that runs. */
  record OfTask(Argument task) implements Entrance {
    @Override
    public Runnable in(ClassLoader program) {
      return () -> ((Runnable) Objects.requireNonNull(task.value(program))).run();
    }
  }
}
