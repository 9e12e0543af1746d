// seed 1, program 1190: real threads show an outcome that a complete search has not seen
// [-1|0|done|-1|-1|[-1, 0, 1]|] of 3 shown; seen: [-1|-1|done|0|-1|[-1, 0, 1]|, -1|-1|done|0|0|[-1, 0, 1]|, -1|-1|done|0|1|[-1, 0, 1]|, -1|0|done|-1|1|[-1, 0, 1]|]
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;

@SuppressWarnings({"all", "unchecked", "rawtypes", "removal", "deprecation"})
public class P1190 implements java.util.function.IntFunction<String> {
  final java.util.concurrent.atomic.AtomicIntegerArray o0 = new java.util.concurrent.atomic.AtomicIntegerArray((int) (3));
  String trace0 = "", trace1 = "";

  public P1190() throws Throwable {}

  void thread0() {
    String trace = "";
    Object r;
    r = "done";
    try {
      r = o0.decrementAndGet((int) (2));
    } catch (Throwable e) {
      r = e;
    }
    trace = trace.concat(text(r)).concat("|");
    r = "done";
    try {
      r = o0.getAndSet((int) (0), (int) (-1));
    } catch (Throwable e) {
      r = e;
    }
    trace = trace.concat(text(r)).concat("|");
    r = "done";
    try {
      o0.setPlain((int) (2), (int) (1));
    } catch (Throwable e) {
      r = e;
    }
    trace = trace.concat(text(r)).concat("|");
    trace0 = trace;
  }

  void thread1() {
    String trace = "";
    Object r;
    r = "done";
    try {
      r = o0.getAndSet((int) (0), (int) (-1));
    } catch (Throwable e) {
      r = e;
    }
    trace = trace.concat(text(r)).concat("|");
    r = "done";
    try {
      r = o0.getAndUpdate((int) (2), (java.util.function.IntUnaryOperator) ((x10) -> x10));
    } catch (Throwable e) {
      r = e;
    }
    trace = trace.concat(text(r)).concat("|");
    trace1 = trace;
  }

  String outcome() {
    String trace = trace0 + trace1;
    Object r;
    try {
      r = String.valueOf((Object) o0);
    } catch (Throwable e) {
      r = e;
    }
    trace = trace.concat(text(r)).concat("|");
    return trace;
  }

  void cleanUp() throws Throwable {
  }

  @Override
  public String apply(int thread) {
    switch (thread) {
      case 0: thread0(); return "";
      case 1: thread1(); return "";
      case -1: return outcome();
      default:
        try {
          cleanUp();
        } catch (Throwable e) {
          return "";
        }
        return "";
    }
  }

  public static void main(String[] arguments) throws Throwable {
    P1190 p = new P1190();
    Thread t0 = new Thread(new Body(p, 0));
    Thread t1 = new Thread(new Body(p, 1));
    t0.start();
    t1.start();
    t0.join();
    t1.join();
    String outcome = p.outcome();
    p.cleanUp();
    throw new AssertionError("outcome:".concat(outcome));
  }

  record Body(P1190 p, int thread) implements Runnable {
    public void run() {
      p.apply(thread);
    }
  }

  static String text(Object o) {
    if (o == null) {
      return "null";
    }
    if (o instanceof String s) {
      return plain(cut(unidentified(s)).replace('|', '/').replace('\n', ' ').replace('\r', ' '));
    }
    if (o instanceof Throwable e) {
      return thrown(e);
    }
    if (o instanceof Integer || o instanceof Long || o instanceof Boolean
        || o instanceof Character || o instanceof Double || o instanceof Float
        || o instanceof Short || o instanceof Byte) {
      return text(o.toString());
    }
    if (o instanceof Enum e) {
      return text(e.name());
    }
    if (o instanceof StackTraceElement[] frames) {
      String s = "frames";
      for (StackTraceElement frame : frames) {
        if (frame.getClassName().startsWith("P1190")) {
          break; // who called the program is not its business
        }
        s = s.concat(" ").concat(frame.getMethodName());
      }
      return cut(s);
    }
    if (o == P1190.class.getClassLoader()) {
      return "the loader of this";
    }
    if (o.getClass().isArray()) {
      int length = java.lang.reflect.Array.getLength(o);
      String s = "[";
      for (int i = 0; i < length && i < 8; i++) {
        s = s.concat(text(java.lang.reflect.Array.get(o, i))).concat(" ");
      }
      return cut(Integer.toString(length).concat(s));
    }
    return o.getClass().getName();
  }

  /** Messages of failures are cut, and shown without what a terminal could take amiss. */
  static String plain(String s) {
    String t = s;
    for (int i = t.length() - 1; i >= 0; i--) {
      char c = t.charAt(i);
      if (c < ' ' || c > '~') {
        String number = Integer.toHexString(c);
        t = t.substring(0, i).concat("<").concat(number).concat(">").concat(t.substring(i + 1));
      }
    }
    return cut(t);
  }

  /** Where a long text is cut must not depend on how many digits a hash code has. */
  static String unidentified(String s) {
    if (s.length() <= 200) {
      return s;
    }
    String t = s;
    for (int at = t.indexOf('@'); at >= 0; at = t.indexOf('@', at + 1)) {
      int end = at + 1;
      while (end < t.length() && "0123456789abcdef".indexOf(t.charAt(end)) >= 0) {
        end++;
      }
      t = t.substring(0, at + 1).concat(t.substring(end));
    }
    return t;
  }

  static String cut(String s) {
    return s.length() > 200 ? s.substring(0, 200) : s;
  }

  static String thrown(Throwable e) {
    String s = "!".concat(e.getClass().getName());
    for (StackTraceElement frame : e.getStackTrace()) {
      if (frame.getClassName().startsWith("P1190")) {
        break; // who called the program is not its business
      }
      if (frame.getClassName().startsWith("jacquard.")) {
        s = s.concat(" at ").concat(frame.getClassName());
      }
    }
    return s;
  }
}
