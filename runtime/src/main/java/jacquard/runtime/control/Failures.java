package jacquard.runtime.control;

import jacquard.core.Outcome;

/** What a thread of the program threw, in words. */
final class Failures {
  private Failures() {}

  static Outcome.Failure describe(int thread, Throwable thrown, int site) {
    boolean assertion = thrown instanceof AssertionError;
    return new Outcome.Failure(
        thread, assertion ? "assertion" : "exception", message(thrown, assertion), site);
  }

  private static String message(Throwable thrown, boolean assertion) {
    String type = thrown.getClass().getName();
    String text;
    try {
      text = thrown.getMessage();
    } catch (RuntimeException e) { // the program's own code
      text = "(its message could not be read: " + e.getClass().getName() + ")";
    }
    if (text == null || text.isBlank()) {
      Throwable cause = thrown instanceof ExceptionInInitializerError ? thrown.getCause() : null;
      return cause == null ? type : type + " caused by " + message(cause, false);
    }
    String oneLine = text.strip().replaceAll("\\s*\\R\\s*", " ");
    return assertion ? oneLine : type + ": " + oneLine;
  }
}
