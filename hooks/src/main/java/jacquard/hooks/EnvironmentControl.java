package jacquard.hooks;

/** What lies around a program. */
public interface EnvironmentControl {
  /** An object is about to be kept where others find it. */
  default void publish(Object object) {}

  /** A file is fine as long as one thread uses it. */
  default void usesFile(Object file) {}

  /** Several threads may ask for a file that none changes. */
  default void asksForFile(Object file) {}

  /** Several threads may list a folder that none changes. */
  default void listsFolder(Object folder) {}

  /** What an object of the JDK keeps out of sight is about to be looked at, or to be changed. */
  default void hidden(Object object, boolean changes) {}

  /** Something is about to happen that cannot be controlled where there are other threads. */
  default void amongThreads(String what) {}

  /** Before something is printed to a standard stream, which holds the stream's monitor. */
  default void beginPrint(Object stream) {}

  default void endPrint(Object stream) {}

  /** An object is about to be referred to in a way that lets the garbage collector have it. */
  default void keeps(Object referent) {}

  /** The program asks for what it does not need any more to be collected. */
  default void collects() {}

  void exit(String call, int status);

  /** A class loader has been made. */
  void loaderMade(Object loader);

  /** Something that cannot be controlled is about to happen. */
  void uncontrolled(String what);
}
