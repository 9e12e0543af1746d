package jacquard.runtime.rewrite;

/** A class file that cannot be rewritten, and so cannot be run under control. */
public final class UnsupportedClassFileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String className;
  private final int version;

  UnsupportedClassFileException(String className, int version, String why, Throwable cause) {
    super(message(className, version, why), cause);
    this.className = className;
    this.version = version;
  }

  UnsupportedClassFileException(String className, int version, String why) {
    super(message(className, version, why));
    this.className = className;
    this.version = version;
  }

  private static String message(String className, int version, String why) {
    String which = version == 0 ? "" : " (class file version " + version + ")";
    return "cannot rewrite " + className + which + ": " + why;
  }

  public String className() {
    return className;
  }

  /** The major version of the class file; 0 if that is not known. */
  public int version() {
    return version;
  }
}
