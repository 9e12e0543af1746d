package jacquard.bytecode;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random Java methods that end, in source text. */
final class RandomMethods {
  private static final String[] INTS = {"a", "b", "c"};
  private static final String[] LONGS = {"p", "q"};

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private final List<String> callable = new ArrayList<>();
  private int fresh;
  private int indent;

  RandomMethods(long seed) {
    this.random = new Random(seed);
  }

  /** A number, more often one where something happens. */
  int constant() {
    int[] corners = {
      0, 1, -1, 2, 3, 5, 7, 31, 32, 33, 63, 64, 127, 128, -128, 255, 256, 32767, 32768, 65535,
      -32768
    };
    return switch (random.nextInt(6)) {
      case 0 -> random.nextInt();
      case 1 -> Integer.MIN_VALUE + random.nextInt(2);
      case 2 -> Integer.MAX_VALUE - random.nextInt(2);
      default -> corners[random.nextInt(corners.length)];
    };
  }

  private String literal() {
    int value = constant();
    return value == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : "(" + value + ")";
  }

  private String longLiteral() {
    long value =
        random.nextInt(3) == 0
            ? random.nextLong()
            : random.nextBoolean() ? constant() : (long) constant() << random.nextInt(33);
    return value == Long.MIN_VALUE ? "Long.MIN_VALUE" : "(" + value + "L)";
  }

  private String one(String... of) {
    return of[random.nextInt(of.length)];
  }

  String intExpression(int depth) {
    if (depth == 0) {
      return random.nextInt(3) == 0 ? literal() : one(INTS);
    }
    int d = depth - 1;
    return switch (random.nextInt(16)) {
      case 0, 1, 2, 3, 4 ->
          "(%s %s %s)"
              .formatted(intExpression(d), one("+", "-", "*", "&", "|", "^"), intExpression(d));
      case 5, 6 ->
          "(%s %s %s)".formatted(intExpression(d), one("<<", ">>", ">>>"), intExpression(d));
      case 7, 8 -> "(%s %s %s)".formatted(intExpression(d), one("/", "%"), intExpression(d));
      case 9 -> "(%s%s)".formatted(one("-", "~"), intExpression(d));
      case 10, 11 -> "((%s) %s)".formatted(one("byte", "short", "char", "int"), intExpression(d));
      case 12 -> "((int) %s)".formatted(longExpression(d));
      case 13 -> "(%s ? %s : %s)".formatted(condition(d), intExpression(d), intExpression(d));
      case 14 -> "((%s) %s)".formatted(one("byte", "short", "char"), longExpression(d));
      default ->
          callable.isEmpty() || random.nextBoolean()
              ? "Math.%s(%s, %s)".formatted(one("max", "min"), intExpression(d), intExpression(d))
              : "%s(%s, %s)"
                  .formatted(
                      callable.get(random.nextInt(callable.size())),
                      intExpression(d),
                      intExpression(d));
    };
  }

  String longExpression(int depth) {
    if (depth == 0) {
      return random.nextInt(3) == 0 ? longLiteral() : one(LONGS);
    }
    int d = depth - 1;
    return switch (random.nextInt(10)) {
      case 0, 1, 2 ->
          "(%s %s %s)"
              .formatted(longExpression(d), one("+", "-", "*", "&", "|", "^"), longExpression(d));
      case 3, 4 ->
          "(%s %s %s)"
              .formatted(
                  longExpression(d),
                  one("<<", ">>", ">>>"),
                  random.nextBoolean() ? intExpression(d) : longExpression(d));
      case 5 -> "(%s %s %s)".formatted(longExpression(0), one("/", "%"), longExpression(0));
      case 6 -> "(%s%s)".formatted(one("-", "~"), longExpression(d));
      case 7 -> "((long) %s)".formatted(intExpression(d));
      case 8 -> "(%s ? %s : %s)".formatted(condition(d), longExpression(d), longExpression(d));
      default -> "(%s + %s)".formatted(longExpression(d), intExpression(d));
    };
  }

  private String condition(int depth) {
    int d = Math.max(0, depth - 1);
    return switch (random.nextInt(6)) {
      case 0 -> "(%s && %s)".formatted(condition(d), compare(d));
      case 1 -> "(%s || !%s)".formatted(compare(d), compare(d));
      default -> compare(d);
    };
  }

  private String compare(int d) {
    String operator = one("<", "<=", ">", ">=", "==", "!=");
    return random.nextInt(4) == 0
        ? "(%s %s %s)".formatted(longExpression(d), operator, longExpression(d))
        : "(%s %s %s)".formatted(intExpression(d), operator, intExpression(d));
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private void line(String format, Object... arguments) {
    text.append("  ".repeat(indent)).append(format.formatted(arguments)).append('\n');
  }

  /** A method with two parameters that returns an int. */
  String method(String name, int size) {
    text.setLength(0);
    indent = 1;
    line("static int %s(int a, int b) {", name);
    indent++;
    line("int c = %s;", one("a", "b", literal()));
    line("long p = %s;", one("a", "b * 3L", longLiteral()));
    line("long q = %s;", longLiteral());
    line("int[] array = {%s, 1, 2, %s};", literal(), one("a", "b"));
    line(
        "Base o = %s;",
        one("new Base()", "new Derived()", "a > 0 ? new Base() : new Derived()", "null"));
    for (int i = 0; i < size; i++) {
      statement(2);
    }
    line("return c ^ (int) p ^ array[%d];", random.nextInt(4));
    indent--;
    line("}");
    callable.add(name);
    return text.toString();
  }

  private void block(int depth) {
    indent++;
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      statement(depth);
    }
    indent--;
  }

  private void statement(int depth) {
    switch (random.nextInt(depth == 0 ? 7 : 13)) {
      case 0, 1 -> line("%s = %s;", one(INTS), intExpression(2));
      case 2 -> line("%s = %s;", one(LONGS), longExpression(1));
      case 3 -> line("array[%s & 3] %s %s;", one(INTS), one("=", "+=", "^="), intExpression(1));
      case 4 -> line("%s = array[%s];", one(INTS), one("a & 3", "b & 3", "c", "c & 7"));
      case 5 -> line("%s %s;", one(INTS), one("++", "--"));
      case 6 -> line("c = o.value(%s);", one(INTS));
      case 7 -> {
        line("if %s {", condition(1));
        block(depth - 1);
        if (random.nextBoolean()) {
          line("} else {");
          block(depth - 1);
        }
        line("}");
      }
      case 8 -> {
        String i = "i" + fresh++;
        line("for (int %s = 0; %s < %d; %s++) {", i, i, 1 + random.nextInt(4), i);
        block(depth - 1);
        indent++;
        switch (random.nextInt(4)) {
          case 0 -> line("if %s break;", condition(1));
          case 1 -> line("if %s continue;", condition(1));
          default -> line("c += %s;", i);
        }
        indent--;
        line("}");
      }
      case 9 -> {
        line("try {");
        block(depth - 1);
        line(
            "} catch (%s e) {",
            one("ArithmeticException", "RuntimeException", "NullPointerException"));
        block(0);
        if (random.nextBoolean()) {
          line("} finally {");
          block(0);
        }
        line("}");
      }
      case 10 -> {
        line("switch (%s) {", intExpression(0));
        line("  case 0 -> c++;");
        line("  case 1, 7 -> { c = a; }");
        line("  case %d -> b--;", 100 + random.nextInt(1000));
        line("  default -> { %s }", one("", "a ^= 1;"));
        line("}");
      }
      case 11 ->
          line(
              "if %s throw new %s();",
              condition(1), one("IllegalStateException", "IndexOutOfBoundsException"));
      default -> {
        String n = "n" + fresh++;
        line("int %s = %s & 3;", n, one(INTS));
        line("while (%s-- > 0) {", n);
        block(depth - 1);
        line("}");
      }
    }
  }
}
