package jacquard.cli.translated;

import java.util.Random;

/** Random Java programs with two or three threads that end, in source text. */
final class RandomThreads {
  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int fresh;

  RandomThreads(long seed) {
    this.random = new Random(seed);
  }

  /** A program whose class has this name. */
  String program(String name) {
    int threads = 2 + random.nextInt(10) / 8;
    text.append(
        """
        import java.lang.invoke.*;
        import java.util.concurrent.*;
        import java.util.concurrent.atomic.*;
        import java.util.concurrent.locks.*;
        public class %s {
          static int x, y;
          static volatile int v;
          static long w;
          static final int[] a = new int[2];
          static final AtomicInteger n = new AtomicInteger();
          static final Object first = new Object(), second = new Object();
          static final ReentrantLock lock = new ReentrantLock();
          static final Semaphore permits = new Semaphore(1);
          static final CountDownLatch latch = new CountDownLatch(1);
          static boolean ready;
          static final VarHandle X, V, W, A = MethodHandles.arrayElementVarHandle(int[].class);
          static {
            try {
              MethodHandles.Lookup lookup = MethodHandles.lookup();
              X = lookup.findStaticVarHandle(%s.class, "x", int.class);
              V = lookup.findStaticVarHandle(%s.class, "v", int.class);
              W = lookup.findStaticVarHandle(%s.class, "w", long.class);
            } catch (ReflectiveOperationException e) {
              throw new ExceptionInInitializerError(e);
            }
          }
          sealed interface Shape permits Dot, Line { }
          record Dot(int at) implements Shape { }
          record Line(Dot from, int length) implements Shape { }
          static volatile Shape shape = new Dot(1);
          static int size(Shape s) {
            return switch (s) {
              case Dot(int at) when at > 1 -> at;
              case Dot d -> 0;
              case Line(Dot(int at), int length) -> at + length;
            };
          }
          static String text = "one";
          static Integer number = 126;
        """
            .formatted(name, name, name, name));
    for (int t = 0; t < threads; t++) {
      text.append("  static void run%d() {\n    int r = %d;\n".formatted(t, random.nextInt(3)));
      int statements = 1 + random.nextInt(threads == 2 ? 4 : 2);
      for (int i = 0; i < statements; i++) {
        statement(2, "    ");
      }
      text.append("  }\n");
    }
    text.append("  public static void main(String[] args) throws InterruptedException {\n");
    for (int t = 0; t < threads; t++) {
      text.append("    Thread t%d = new Thread(%s::run%d);\n".formatted(t, name, t));
    }
    for (int t = 0; t < threads; t++) {
      text.append("    t%d.start();\n".formatted(t));
      if (random.nextInt(5) == 0) {
        text.append("    x += 2;\n");
      }
    }
    for (int t = 0; t < threads; t++) {
      text.append("    t%d.join();\n".formatted(t));
    }
    text.append("    assert %s;\n  }\n}\n".formatted(claim()));
    return text.toString();
  }

  private String one(String... of) {
    return of[random.nextInt(of.length)];
  }

  private String claim() {
    return switch (random.nextInt(5)) {
      case 0 -> "x + y + v != " + random.nextInt(6);
      case 1 -> "n.get() " + one("<=", "!=", ">=") + " " + random.nextInt(3);
      case 2 -> "a[0] + a[1] " + one("<=", "!=") + " " + random.nextInt(4);
      case 3 -> "w != " + (random.nextInt(4) + 4294967296L * random.nextInt(2)) + "L";
      default -> one("x", "y", "v") + " " + one("<", "!=", ">=") + " " + random.nextInt(4);
    };
  }

  private String value() {
    return switch (random.nextInt(8)) {
      case 0, 1 -> one("x", "y", "v", "a[0]", "a[1]");
      case 2 -> one("x + 1", "y - 1", "v + r", "x * 2", "r + 1");
      case 3 -> "n.get()";
      case 4 -> "r";
      default -> Integer.toString(random.nextInt(3));
    };
  }

  private void line(String indent, String line) {
    text.append(indent).append(line).append('\n');
  }

  private void block(int depth, String indent) {
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      statement(depth, indent + "  ");
    }
  }

  private String accessByHandle() {
    String variable = one("X", "V", "A", "A");
    String of = variable.equals("A") ? one("a, 0", "a, 1", "a, r & 1") : "";
    String and = of.isEmpty() ? "" : of + ", ";
    return switch (random.nextInt(6)) {
      case 0 ->
          "r = (int) %s.%s(%s);".formatted(variable, one("get", "getOpaque", "getAcquire"), of);
      case 1 ->
          "%s.%s(%s%s);"
              .formatted(variable, one("set", "setVolatile", "setRelease"), and, one("r", "1"));
      case 2 ->
          "if (%s.%s(%s%s, %s)) r = 4;"
              .formatted(
                  variable,
                  one("compareAndSet", "weakCompareAndSetPlain"),
                  and,
                  one("0", "1", "r"),
                  one("2", "r"));
      case 3 -> "r = (int) %s.compareAndExchange(%s0, r);".formatted(variable, and);
      case 4 ->
          "r = (int) %s.%s(%s%s);"
              .formatted(
                  variable, one("getAndSet", "getAndAdd", "getAndBitwiseOr"), and, one("1", "2"));
      default -> one("W.getAndAdd(4294967296L);", "W.compareAndSet(0L, 3L);");
    };
  }

  private void statement(int depth, String indent) {
    switch (random.nextInt(depth == 0 ? 11 : 18)) {
      case 0, 1, 2 -> line(indent, one("x", "y", "v", "a[r & 1]", "a[0]") + " = " + value() + ";");
      case 3 -> line(indent, "r = " + value() + ";");
      case 4 -> line(indent, one("x", "v", "y") + one("++", "--") + ";");
      case 5 ->
          line(
              indent,
              one(
                  "n.incrementAndGet();",
                  "r = n.getAndAdd(2);",
                  "if (n.compareAndSet(0, r)) r = 5;",
                  "n.set(r);",
                  "n.updateAndGet(z -> z + 1);"));
      case 6 -> line(indent, one("w += 4294967296L;", "w = w * 3 + r;", "w ^= x;"));
      case 7 -> line(indent, one("latch.countDown();", "Thread.yield();", "r = a[r & 1];"));
      case 8 ->
          line(indent, one("assert x < 4;", "assert r != 7;", "r = 6 / (x + 1);", "r = a[x];"));
      case 9 -> line(indent, accessByHandle());
      case 10 ->
          line(
              indent,
              one(
                  "shape = new Dot(r);",
                  "shape = new Line(new Dot(1), r);",
                  "r = size(shape);",
                  "if (shape.equals(new Dot(r))) x = 2;",
                  "text = \"three\";",
                  "switch (text) { case \"one\" -> r = 1; default -> y++; }",
                  "r = text.length();",
                  "number++;",
                  "if (number == r + 127) y = 2;"));
      case 11, 12 -> {
        line(indent, "synchronized (%s) {".formatted(one("first", "second")));
        block(depth - 1, indent);
        line(indent, "}");
      }
      case 13 -> {
        line(indent, "lock.lock();");
        line(indent, "try {");
        block(depth - 1, indent);
        line(indent, "} finally { lock.unlock(); }");
      }
      case 14 -> {
        line(indent, "if (%s %s %s) {".formatted(value(), one("<", "==", "!="), value()));
        block(depth - 1, indent);
        line(indent, "} else {");
        block(0, indent);
        line(indent, "}");
      }
      case 15 -> {
        String i = "i" + fresh++;
        line(indent, "for (int %s = 0; %s < 2; %s++) {".formatted(i, i, i));
        block(0, indent);
        line(indent, "}");
      }
      case 16 -> {
        line(indent, "permits.acquireUninterruptibly();");
        block(0, indent);
        line(indent, "permits.release();");
      }
      default -> {
        line(indent, "try {");
        block(depth - 1, indent);
        line(indent, "} catch (RuntimeException e) { %s }".formatted(one("r = 9;", "x = 3;")));
      }
    }
  }
}
