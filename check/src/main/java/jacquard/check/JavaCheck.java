package jacquard.check;

import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.runtime.OwnClassPath;
import jacquard.runtime.control.EarlyTimeouts;
import jacquard.runtime.rewrite.JvmOptions;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A check of a Java program: what is checked, and how. Nothing runs before {@link #run}.
 *
 * <pre>{@code
 * Finding finding = JavaCheck.of(AccountTest.class, "withdrawTwice").bound("preemption=2").run();
 * }</pre>
 */
public final class JavaCheck {
  private final Request request;

  private JavaCheck(Request request) {
    this.request = request;
  }

  private JavaCheck(String name, Entrance entrance) {
    this(new Request(name, entrance));
  }

  /**
   * A task, which is copied for every execution.
   *
   * @throws CheckException if it, or what it has captured, cannot be serialized
   */
  public static JavaCheck of(String name, Task task) {
    return new JavaCheck(name, new Entrance.OfTask(Argument.of(task, "the task " + name)));
  }

  /** A method without parameters; if it is not static, a new object is made in every execution. */
  public static JavaCheck of(Class<?> type, String method) {
    return new JavaCheck(
        simpleName(type) + "." + method,
        new Entrance.OfMethod(type.getName(), method, List.of(), List.of()));
  }

  /**
   * A method with its arguments, which are copied for every execution.
   *
   * @param type whose object is made, which may have inherited the method
   * @throws CheckException if an argument cannot be copied
   */
  public static JavaCheck of(
      Class<?> type, Method method, List<? extends @Nullable Object> values) {
    List<Argument> arguments = new ArrayList<>();
    for (Object value : values) {
      arguments.add(
          Argument.of(
              value, "Argument %d of %s".formatted(arguments.size() + 1, method.getName())));
    }
    String shown =
        arguments.isEmpty()
            ? ""
            : arguments.stream().map(Argument::text).collect(Collectors.joining(", ", "(", ")"));
    return new JavaCheck(
        simpleName(type) + "." + method.getName() + shown,
        new Entrance.OfMethod(
            type.getName(),
            method.getName(),
            Arrays.stream(method.getParameterTypes()).map(Class::getName).toList(),
            List.copyOf(arguments)));
  }

  private static String simpleName(Class<?> type) {
    return type.getName().substring(type.getName().lastIndexOf('.') + 1).replace('$', '.');
  }

  /** By a search of this name, as {@code jacquard list searches} shows them. */
  public JavaCheck search(String search) {
    return with(CheckOptions.SEARCH, search);
  }

  /**
   * Only executions within a bound: {@code preemption=2}, or {@code preemption=0..} to raise it.
   */
  public JavaCheck bound(String bound) {
    return with(CheckOptions.BOUND, bound);
  }

  public JavaCheck budget(Budget budget) {
    JavaCheck timed = with(CheckOptions.TIMEOUT, budget.time());
    return budget.executions() == Long.MAX_VALUE
        ? timed
        : timed.with(CheckOptions.MAX_EXECUTIONS, budget.executions());
  }

  /** Only the execution that a schedule of an earlier finding describes. */
  public JavaCheck replay(String schedule) {
    return new JavaCheck(request.withReplay(schedule));
  }

  public JavaCheck races(Races races) {
    return with(CheckOptions.RACES, races.name().toLowerCase(Locale.ROOT));
  }

  /**
   * With these options of the JVM that it runs in, such as {@code -Xmx4g} or {@code
   * --add-opens=java.base/java.lang=ALL-UNNAMED}.
   *
   * @throws CheckException for an option that would break control over the program
   */
  public JavaCheck jvmOptions(String... jvmOptions) {
    try {
      return with(CheckOptions.JVM_OPTION, JvmOptions.of(List.of(jvmOptions)).all());
    } catch (JvmOptions.RefusedException e) {
      throw new CheckException(CheckException.Kind.REQUEST, String.valueOf(e.getMessage()), e);
    }
  }

  /** How a user replays a schedule, for the report: it goes where the text says {@code %s}. */
  public JavaCheck replayForm(String form) {
    return new JavaCheck(request.withReplayForm(form));
  }

  /**
   * How many timeouts may fire in each thread although others can still move, and only those
   * shorter than a time: {@code 1,below=1s} if this is not called. All others, of {@link
   * Thread#sleep} too, fire when nobody can move.
   */
  public JavaCheck earlyTimeouts(String earlyTimeouts) {
    return with(CheckOptions.EARLY_TIMEOUTS, earlyTimeouts);
  }

  /** As {@link #earlyTimeouts(String)}. */
  public JavaCheck earlyTimeouts(int perThread, Duration below) {
    return earlyTimeouts(new EarlyTimeouts(perThread, below).toString());
  }

  private <T> JavaCheck with(CheckOption<T> option, T value) {
    return new JavaCheck(request.with(option, value));
  }

  /**
   * Checks it, in a worker JVM unless the current one can control programs. The worker is kept for
   * further checks; there is one for all of them, so that they wait for each other.
   *
   * @throws CheckException if that cannot be done
   */
  public Finding run() {
    return SharedWorker.check(request.on(OwnClassPath.entries()));
  }
}
