package jacquard.runtime;

import jacquard.runtime.rewrite.JvmOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A JVM that is about to be started, on the JDK of the current one. All JVMs for commands and
 * checks are started here, so that the same properties decide how. Immutable.
 */
public final class JvmLaunch {
  /** More options for workers, such as {@code -Xmx4g}, with blanks between them. */
  public static final String OPTIONS_PROPERTY = "jacquard.worker.options";

  /** What becomes of what the JVM prints. */
  public enum Streams {
    /** It goes where that of the current JVM goes. */
    INHERITED,
    /** It is read here. */
    PIPED,
    /** It is read here, errors and the rest as one. */
    JOINED
  }

  /** The program that starts a JVM of some kind, and the options that make it one. */
  private interface Kind {
    List<String> words() throws IOException;
  }

  private final Kind kind;
  private final Class<?> mainClass;
  private final List<String> options;
  private final List<String> classPath;
  private final List<String> arguments;
  private final Optional<Path> folder;

  private JvmLaunch(
      Kind kind,
      Class<?> mainClass,
      List<String> options,
      List<String> classPath,
      List<String> arguments,
      Optional<Path> folder) {
    this.kind = kind;
    this.mainClass = mainClass;
    this.options = List.copyOf(options);
    this.classPath = List.copyOf(classPath);
    this.arguments = List.copyOf(arguments);
    this.folder = folder;
  }

  private static JvmLaunch of(Kind kind, Class<?> mainClass, List<String> options) {
    return new JvmLaunch(
        kind, mainClass, options, OwnClassPath.entries(), List.of(), Optional.empty());
  }

  /** A JVM in which programs can be run under control. */
  public static JvmLaunch worker(Class<?> mainClass) {
    return of(() -> words(Worker.java(), Worker.options()), mainClass, forAllWorkers());
  }

  /**
   * A worker in which a debugger can see a program's threads.
   *
   * @param call when this exception is first thrown, the JVM waits for a debugger
   */
  public static JvmLaunch debugged(Class<?> mainClass, int port, Class<? extends Throwable> call) {
    return of(
        () -> words(Worker.java(), Worker.debugOptions(port, call)), mainClass, forAllWorkers());
  }

  /** A JVM as users have it. */
  public static JvmLaunch plain(Class<?> mainClass, List<String> options) {
    return of(
        () -> words(Path.of(System.getProperty("java.home"), "bin", "java"), List.of()),
        mainClass,
        options);
  }

  private static List<String> forAllWorkers() {
    String more = System.getProperty(OPTIONS_PROPERTY, "").strip();
    return more.isEmpty() ? List.of() : List.of(more.split(" +", -1));
  }

  private static List<String> words(Path java, List<String> options) {
    List<String> words = new ArrayList<>(List.of(java.toString()));
    words.addAll(options);
    return words;
  }

  /** With what the user gives to the program's JVM. */
  public JvmLaunch with(JvmOptions jvmOptions) {
    return with(jvmOptions.words());
  }

  /** It ends with statuses that {@link Worker#status} tells from those of a JVM that died. */
  public JvmLaunch tellingItsStatus() {
    return with(List.of(Worker.exitOption()));
  }

  private JvmLaunch with(List<String> more) {
    List<String> all = new ArrayList<>(options);
    all.addAll(more);
    return new JvmLaunch(kind, mainClass, all, classPath, arguments, folder);
  }

  /** With another class path than that of the current JVM. */
  public JvmLaunch onClassPath(List<String> entries) {
    return new JvmLaunch(kind, mainClass, options, entries, arguments, folder);
  }

  public JvmLaunch withArguments(List<String> words) {
    return new JvmLaunch(kind, mainClass, options, classPath, words, folder);
  }

  /** In another folder than the current one. */
  public JvmLaunch in(Path otherFolder) {
    return new JvmLaunch(kind, mainClass, options, classPath, arguments, Optional.of(otherFolder));
  }

  /**
   * Starts it.
   *
   * @throws IOException if that cannot be done; for a worker, the first use on a machine prepares
   *     the JDK, which may fail too
   */
  public Process start(Streams streams) throws IOException {
    ProcessBuilder builder = builder();
    return switch (streams) {
      case INHERITED -> builder.inheritIO().start();
      case PIPED -> builder.start();
      case JOINED -> builder.redirectErrorStream(true).start();
    };
  }

  /** Starts it, and keeps in a file what it prints as errors. */
  public Process start(Path errors) throws IOException {
    return builder().redirectError(errors.toFile()).start();
  }

  private ProcessBuilder builder() throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command());
    folder.ifPresent(f -> builder.directory(f.toFile()));
    return builder;
  }

  /** The words of the command that starts it. */
  List<String> command() throws IOException {
    List<String> command = new ArrayList<>(kind.words());
    command.addAll(options);
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath), mainClass.getName()));
    command.addAll(arguments);
    return command;
  }
}
