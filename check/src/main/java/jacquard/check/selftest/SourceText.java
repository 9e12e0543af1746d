package jacquard.check.selftest;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The Java of a program. Besides {@code main}, for a search, it has {@code apply}, for real
 * threads: of a thread's number it runs that thread, of -1 it tells the outcome, of -2 it cleans
 * up.
 */
final class SourceText {
  private final TestProgram program;
  private final StringBuilder text = new StringBuilder();

  SourceText(TestProgram program) {
    this.program = program;
    write();
  }

  private void write() {
    line("import java.util.*;");
    line("import java.util.concurrent.*;");
    line("import java.util.concurrent.atomic.*;");
    line("import java.util.concurrent.locks.*;");
    line("import java.util.function.*;");
    line("");
    line("@SuppressWarnings({\"all\", \"unchecked\", \"rawtypes\", \"removal\", \"deprecation\"})");
    line(
        "public class %s implements java.util.function.IntFunction<String> {"
            .formatted(program.name()));
    List<Feature> features = program.features();
    for (int f = 0; f < features.size(); f++) {
      for (String type : features.get(f).types()) {
        block(numbered(type, f), "  ");
      }
    }
    for (int f = 0; f < features.size(); f++) {
      for (String field : features.get(f).fields()) {
        block(numbered(field, f), "  ");
      }
    }
    int threads = program.threads().size();
    line("  String %s;".formatted(each(threads, i -> "trace" + i + " = \"\"")));
    line("");
    line("  public %s() throws Throwable {}".formatted(program.name()));
    for (int t = 0; t < threads; t++) {
      thread(t);
    }
    outcome();
    line("");
    line("  void cleanUp() throws Throwable {");
    for (int f = 0; f < features.size(); f++) {
      for (String statement : features.get(f).cleanup()) {
        line("    %s".formatted(numbered(statement, f)));
      }
    }
    line("  }");
    apply(threads);
    main(threads);
    text.append(FRAME.replace("NAME", program.name()));
    line("}");
  }

  private void thread(int t) {
    line("");
    line("  void thread%d() {".formatted(t));
    line("    String trace = \"\";");
    line("    Object r;");
    for (Operation operation : program.threads().get(t)) {
      line("    r = \"done\";");
      line("    try {");
      block(operation.code(), "      ");
      line("    } catch (Throwable e) {");
      line("      r = e;");
      line("    }");
      line("    trace = trace.concat(text(r)).concat(\"|\");");
    }
    line("    trace%d = trace;".formatted(t));
    line("  }");
  }

  private void outcome() {
    line("");
    line("  String outcome() {");
    line(
        "    String trace = %s;"
            .formatted(each(program.threads().size(), i -> "trace" + i, " + ")));
    line("    Object r;");
    for (String expression : program.finals()) {
      line("    try {");
      line("      r = String.valueOf((Object) %s);".formatted(expression));
      line("    } catch (Throwable e) {");
      line("      r = e;");
      line("    }");
      line("    trace = trace.concat(text(r)).concat(\"|\");");
    }
    line("    return trace;");
    line("  }");
  }

  private void apply(int threads) {
    line("");
    line("  @Override");
    line("  public String apply(int thread) {");
    line("    switch (thread) {");
    for (int t = 0; t < threads; t++) {
      line("      case %d: thread%d(); return \"\";".formatted(t, t));
    }
    line("      case -1: return outcome();");
    line("      default:");
    line("        try {");
    line("          cleanUp();");
    line("        } catch (Throwable e) {");
    line("          return \"\";");
    line("        }");
    line("        return \"\";");
    line("    }");
    line("  }");
  }

  private void main(int threads) {
    line("");
    line("  public static void main(String[] arguments) throws Throwable {");
    line("    %s p = new %s();".formatted(program.name(), program.name()));
    for (int t = 0; t < threads; t++) {
      line("    Thread t%d = new Thread(new Body(p, %d));".formatted(t, t));
    }
    for (int t = 0; t < threads; t++) {
      line("    t%d.start();".formatted(t));
    }
    for (int t = 0; t < threads; t++) {
      line("    t%d.join();".formatted(t));
    }
    line("    String outcome = p.outcome();");
    line("    p.cleanUp();");
    line("    throw new AssertionError(\"%s:\".concat(outcome));".formatted(TestProgram.OUTCOME));
    line("  }");
    line("");
    line("  record Body(%s p, int thread) implements Runnable {".formatted(program.name()));
    line("    public void run() {");
    line("      p.apply(thread);");
    line("    }");
    line("  }");
  }

  /** How what was seen becomes text: nothing of it depends on identities or on other threads. */
  private static final String FRAME =
      """

        static String text(Object o) {
          if (o == null) {
            return "null";
          }
          if (o instanceof String s) {
            return plain(cut(unidentified(s)).replace('|', '/').replace('\\n', ' ').replace('\\r', ' '));
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
              if (frame.getClassName().startsWith("NAME")) {
                break; // who called the program is not its business
              }
              s = s.concat(" ").concat(frame.getMethodName());
            }
            return cut(s);
          }
          if (o == NAME.class.getClassLoader()) {
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

        /**
         * Where a long text is cut must not depend on how many digits a hash code has, nor on how
         * many the number of a hidden class has.
         */
        static String unidentified(String s) {
          return s.length() <= 200 ? s : withoutDigits(withoutDigits(s, "@"), "/0x");
        }

        static String withoutDigits(String s, String before) {
          String t = s;
          for (int at = t.indexOf(before); at >= 0; at = t.indexOf(before, at + 1)) {
            int begin = at + before.length();
            int end = begin;
            while (end < t.length() && "0123456789abcdef".indexOf(t.charAt(end)) >= 0) {
              end++;
            }
            t = t.substring(0, begin).concat(t.substring(end));
          }
          return t;
        }

        static String cut(String s) {
          return s.length() > 200 ? s.substring(0, 200) : s;
        }

        static String thrown(Throwable e) {
          String s = "!".concat(e.getClass().getName());
          for (StackTraceElement frame : e.getStackTrace()) {
            if (frame.getClassName().startsWith("NAME")) {
              break; // who called the program is not its business
            }
            if (frame.getClassName().startsWith("jacquard.")) {
              s = s.concat(" at ").concat(frame.getClassName());
            }
          }
          return s;
        }
      """;

  static String numbered(String text, int feature) {
    return text.replace("#", Integer.toString(feature));
  }

  private static String each(int count, java.util.function.IntFunction<String> name) {
    return each(count, name, ", ");
  }

  private static String each(
      int count, java.util.function.IntFunction<String> name, String between) {
    return IntStream.range(0, count).mapToObj(name).collect(Collectors.joining(between));
  }

  private void block(String lines, String indent) {
    lines.lines().forEach(l -> text.append(indent).append(l).append('\n'));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
