package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What lies around a program: standard streams, files, the end of the JVM, native code. */
public final class EnvironmentHooks {
  private static final int USES_FILE = 0;
  private static final int ASKS_FOR_FILE = 1;
  private static final int LISTS_FOLDER = 2;
  private static final int READS_HIDDEN = 3;
  private static final int WRITES_HIDDEN = 4;
  private static final int AMONG_THREADS = 5;
  private static final int PUBLISH = 6;
  private static final int LOADER_MADE = 7;
  private static final int UNCONTROLLED = 8;
  private static final int KEEPS = 9;
  private static final int COLLECTS = 10;

  private static @Nullable EnvironmentControl control;

  private EnvironmentHooks() {}

  static void install(@Nullable EnvironmentControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static EnvironmentControl control() {
    return control;
  }

  /** The streams that are nobody's but the JVM's; what is printed there is no part of a program. */
  private static @Nullable Object standardOut;

  private static @Nullable Object standardErr;

  private static @Nullable ClassLoader systemClassLoader;

  /** Says that programs print to the streams of now without anybody looking. */
  public static void keepStandardStreams() {
    standardOut = StandardStreams.out();
    standardErr = StandardStreams.err();
  }

  /** Whether a stream is one of those; called only where Supervision.controlled() holds. */
  @SuppressWarnings("ReferenceEquality")
  public static boolean isStandard(Object stream) {
    return stream == standardOut || stream == standardErr;
  }

  /** Before something is printed to a standard stream; returns what ends it. */
  public static @Nullable Thread beginPrint(Object stream) {
    Thread caller = Supervision.takeOver();
    try {
      control().beginPrint(stream);
    } catch (Throwable thrown) {
      Supervision.handBack(caller);
      throw thrown;
    }
    return caller; // out of control while it is printed
  }

  public static void endPrint(Object stream, @Nullable Thread caller) {
    if (caller != null) {
      try {
        control().endPrint(stream);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** The loader of the program's classes is what it has in place of the system's. */
  public static void setSystemClassLoader(ClassLoader loader) {
    systemClassLoader = loader;
  }

  static ClassLoader systemClassLoader() {
    ClassLoader ofProgram = systemClassLoader;
    if (ofProgram != null) {
      return ofProgram;
    }
    Thread caller = Supervision.takeOver();
    try {
      return ClassLoader.getSystemClassLoader();
    } finally {
      Supervision.handBack(caller);
    }
  }

  /**
   * Instead of {@link System#exit} or {@link Runtime#halt}, whichever is called; only where
   * Supervision.controlled() holds.
   */
  public static void exit(String call, int status) {
    Thread caller = Supervision.takeOver();
    try {
      control().exit(call, status);
    } finally {
      Supervision.handBack(caller);
    }
  }

  /** Before an object is kept where others find it, in a way that no other hook sees. */
  static void publish(@Nullable Object object) {
    announce(object, PUBLISH);
  }

  /** Before a file is used: a path, a name, or an object that has it open. */
  public static void usesFile(@Nullable Object file) {
    announce(file, USES_FILE);
  }

  /** Before somebody looks whether a file is there, and what it is. */
  public static void asksForFile(@Nullable Object file) {
    announce(file, ASKS_FOR_FILE);
  }

  /** Before somebody looks what is in a folder. */
  public static void listsFolder(@Nullable Object folder) {
    announce(folder, LISTS_FOLDER);
  }

  /** Before what an object of the JDK keeps out of sight is looked at. */
  public static void readsHidden(@Nullable Object object) {
    announce(object, READS_HIDDEN);
  }

  /** Before what an object of the JDK keeps out of sight is changed. */
  public static void writesHidden(@Nullable Object object) {
    announce(object, WRITES_HIDDEN);
  }

  /** Before something that other threads notice without being seen. */
  public static void amongThreads(String what) {
    announce(what, AMONG_THREADS);
  }

  /** Without lambda expressions, whose links would call what is announced here. */
  private static void announce(@Nullable Object object, int what) {
    if (object != null && Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        switch (what) {
          case USES_FILE -> control().usesFile(object);
          case ASKS_FOR_FILE -> control().asksForFile(object);
          case LISTS_FOLDER -> control().listsFolder(object);
          case READS_HIDDEN -> control().hidden(object, false);
          case WRITES_HIDDEN -> control().hidden(object, true);
          case AMONG_THREADS -> control().amongThreads((String) object);
          case PUBLISH -> control().publish(object);
          case LOADER_MADE -> control().loaderMade(object);
          case KEEPS -> control().keeps(object);
          case COLLECTS -> control().collects();
          default -> control().uncontrolled((String) object);
        }
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Before a reference to an object is made that the garbage collector might clear. */
  public static void keeps(@Nullable Object referent) {
    announce(referent, KEEPS);
  }

  /** Instead of {@link Runtime#gc}. */
  public static void collect(Runtime runtime) {
    announce(runtime, COLLECTS);
    runtime.gc();
  }

  /** Before native code is loaded for a class. That of the JDK is known. */
  public static void loadsNativeCode(Class<?> caller) {
    if (caller.getModule().getLayer() != ModuleLayer.boot()) {
      uncontrolled("native code");
    }
  }

  /** Before something that cannot be controlled. */
  public static void uncontrolled(String what) {
    announce(what, UNCONTROLLED);
  }

  /** A class loader has been made; the JVM will show it to whoever needs a class of it. */
  public static void loaderMade(Object loader) {
    announce(loader, LOADER_MADE);
  }
}
