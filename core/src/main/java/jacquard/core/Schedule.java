package jacquard.core;

import java.util.Arrays;

/**
 * The choices of one execution, enough to run it again. Immutable.
 *
 * <p>Its text form is {@code jq1:FINGERPRINT:CHOICES}: the version of the format, the fingerprint
 * of the program, and the threads that move, separated by dots. {@code 2*5} lets thread 2 make five
 * steps; {@code 1@2} lets thread 1 take alternative 2 of its data choice.
 */
public final class Schedule {
  private static final String VERSION = "jq1";

  private final String fingerprint;
  private final long[] labels;

  public Schedule(String fingerprint, long[] labels) {
    this.fingerprint = fingerprint;
    this.labels = labels.clone();
  }

  /** Identifies the program that the schedule belongs to. */
  public String fingerprint() {
    return fingerprint;
  }

  public int length() {
    return labels.length;
  }

  /** The choice of a step, as a {@link Label}. */
  public long label(int step) {
    return labels[step];
  }

  /** The first steps of this schedule. */
  public Schedule prefix(int length) {
    return new Schedule(fingerprint, Arrays.copyOf(labels, length));
  }

  /** Reads the text form; the exception's message says what is wrong and at which character. */
  public static Schedule parse(String text) {
    return new Parser(text).parse();
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(VERSION).append(':').append(fingerprint).append(':');
    int step = 0;
    while (step < labels.length) {
      long label = labels[step];
      int run = 1;
      while (step + run < labels.length && labels[step + run] == label) {
        run++;
      }
      if (step > 0) {
        out.append('.');
      }
      out.append(Label.thread(label));
      if (Label.choice(label) != 0) {
        out.append('@').append(Label.choice(label));
      }
      if (run > 1) {
        out.append('*').append(run);
      }
      step += run;
    }
    return out.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Schedule s
        && fingerprint.equals(s.fingerprint)
        && Arrays.equals(labels, s.labels);
  }

  @Override
  public int hashCode() {
    return 31 * fingerprint.hashCode() + Arrays.hashCode(labels);
  }

  /** Thrown for a text that is no schedule. */
  public static final class SyntaxException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    SyntaxException(String message, int position) {
      super("not a schedule: " + message + " at character " + (position + 1));
    }
  }

  private static final class Parser {
    /** A run longer than this is a typing error, not a schedule. */
    private static final int MAX_STEPS = 10_000_000;

    private final String text;
    private int position;
    private long[] labels = new long[64];
    private int length;

    Parser(String text) {
      this.text = text.strip();
    }

    Schedule parse() {
      if (!text.startsWith(VERSION + ":")) {
        throw new SyntaxException("expected '" + VERSION + ":'", 0);
      }
      int colon = text.indexOf(':', VERSION.length() + 1);
      if (colon < 0) {
        throw new SyntaxException("expected ':' after the fingerprint", text.length());
      }
      String fingerprint = text.substring(VERSION.length() + 1, colon);
      for (int i = 0; i < fingerprint.length(); i++) {
        if (Character.digit(fingerprint.charAt(i), 16) < 0) {
          throw new SyntaxException("expected a hexadecimal fingerprint", VERSION.length() + 1 + i);
        }
      }
      position = colon + 1;
      while (position < text.length()) {
        run();
        if (position < text.length()) {
          if (text.charAt(position) != '.') {
            throw new SyntaxException("expected '.', '*' or '@'", position);
          }
          position++;
          if (position == text.length()) {
            throw new SyntaxException("expected a thread number", position);
          }
        }
      }
      return new Schedule(fingerprint, Arrays.copyOf(labels, length));
    }

    private void run() {
      int thread = number("a thread number");
      int choice = 0;
      if (at('@')) {
        choice = number("the number of an alternative");
      }
      int count = 1;
      if (at('*')) {
        int start = position;
        count = number("a number of steps");
        if (count == 0 || count > MAX_STEPS - length) {
          throw new SyntaxException("expected a number of steps from 1 to 10000000", start);
        }
      }
      if (length + count > labels.length) {
        labels = Arrays.copyOf(labels, Math.max(labels.length * 2, length + count));
      }
      Arrays.fill(labels, length, length + count, Label.of(thread, choice));
      length += count;
    }

    private boolean at(char c) {
      if (position < text.length() && text.charAt(position) == c) {
        position++;
        return true;
      }
      return false;
    }

    private int number(String expected) {
      int start = position;
      int value = 0;
      while (position < text.length()
          && text.charAt(position) >= '0'
          && text.charAt(position) <= '9') {
        value = value * 10 + (text.charAt(position) - '0');
        if (value > 100_000_000) {
          throw new SyntaxException("the number is too large", start);
        }
        position++;
      }
      if (position == start) {
        throw new SyntaxException("expected " + expected, position);
      }
      return value;
    }
  }
}
