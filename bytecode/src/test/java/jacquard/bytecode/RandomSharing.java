package jacquard.bytecode;

import java.util.Random;

/**
 * Random Java programs whose threads share fields, an array with a head, locks and mutexes, and
 * which end with an exception that tells the values of their fields.
 */
final class RandomSharing {
  private static final int OUTCOMES = 27;

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int fresh;

  RandomSharing(long seed) {
    this.random = new Random(seed);
  }

  /** A program whose class is called P. */
  String program() {
    text.append(
        """
        import java.lang.invoke.*;
        import java.util.concurrent.atomic.*;
        import java.util.concurrent.locks.*;
        public class P {
          static class Mutex {
            boolean taken;
            synchronized void acquire() {
              while (taken) { try { wait(); } catch (InterruptedException e) { } }
              taken = true;
            }
            synchronized void release() { taken = false; notify(); }
          }
          static class Disk {
            final int[] cells = new int[3];
            int head;
            synchronized int read(int at) { head = at; return cells[head]; }
            synchronized void write(int at, int value) { head = at; cells[head] = value % 3; }
            synchronized int last() { return cells[head]; }
            synchronized void twice(int at) { head = at; cells[head] = (cells[head] + 1) % 3; x = cells[head]; }
            int loose() { return head; }
          }
          static int x, y;
          static final Disk disk = new Disk();
          static final Mutex[] m = { new Mutex(), new Mutex() };
          static final Object a = new Object(), b = new Object();
          static final ReentrantLock lock = new ReentrantLock();
          static final Condition changed = lock.newCondition();
          static final AtomicInteger n = new AtomicInteger();
          static boolean ready;
          static Thread t0, t1;
          static class Box {
            final int value; int other;
            Box(int value) { this.value = value % 3; }
          }
          static Box box;
          static final VarHandle X, CELL = MethodHandles.arrayElementVarHandle(int[].class), HEAD;
          static {
            try {
              MethodHandles.Lookup lookup = MethodHandles.lookup();
              X = lookup.findStaticVarHandle(P.class, "x", int.class);
              HEAD = lookup.findVarHandle(Disk.class, "head", int.class);
            } catch (ReflectiveOperationException e) {
              throw new ExceptionInInitializerError(e);
            }
          }
          record Pair(int first, Object second) { }
          static Object pair = new Pair(0, null);
          static Integer number = 1;
          static int ofPair() {
            return switch (pair) {
              case Pair(int one, Pair(int two, var other)) -> (one + two) % 3;
              case Pair(int one, String text) -> text.length();
              case Pair p -> p.first();
              default -> 2;
            };
          }
          static int boxed() { Box b = box; return b == null ? 0 : b.value + b.other; }
        """);
    for (int o = 0; o < OUTCOMES; o++) {
      text.append("  static class E%d extends RuntimeException { }\n".formatted(o));
    }
    int threads = 2;
    boolean mainWorks = random.nextInt(3) == 0;
    for (int t = 0; t < threads + 1; t++) {
      text.append("  static void run%d() {\n    int r = %d;\n".formatted(t, random.nextInt(3)));
      int statements = 1 + random.nextInt(3);
      for (int i = 0; i < statements; i++) {
        statement(2, "    ");
      }
      text.append("  }\n");
    }
    text.append("  public static void main(String[] args) throws InterruptedException {\n");
    for (int t = 0; t < threads; t++) {
      text.append("    t%d = new Thread(P::run%d);\n    t%d.start();\n".formatted(t, t, t));
    }
    if (mainWorks) {
      text.append("    run%d();\n".formatted(threads));
    }
    boolean joinsAll = random.nextInt(5) > 0;
    for (int t = 0; t < threads; t++) {
      if (joinsAll || t > 0) {
        text.append("    t%d.join();\n".formatted(t));
      }
    }
    text.append(
        "    int o = (x %% 3) * 9 + %s %% 3 * 3 + %s %% 3;\n".formatted(outcome(), outcome()));
    text.append("    switch (o) {\n");
    for (int o = 0; o < OUTCOMES; o++) {
      text.append("      case %d: throw new E%d();\n".formatted(o, o));
    }
    text.append("    }\n  }\n}\n");
    return text.toString();
  }

  private String one(String... of) {
    return of[random.nextInt(of.length)];
  }

  private String outcome() {
    return one(
        "y",
        "boxed()",
        "ofPair()",
        "number",
        "n.get()",
        "disk.read(0)",
        "disk.read(1)",
        "disk.last()",
        "(m[0].taken ? 1 : 0)");
  }

  private String value() {
    return random.nextInt(6) == 0
        ? one(
            "boxed()", "n.get()", "n.incrementAndGet()", "(t0.isAlive() ? 1 : 2)", "disk.cells[r]")
        : one("x", "y", "r", "1", "2", "disk.read(0)", "disk.read(r)", "disk.last()", "r + 1");
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

  private void statement(int depth, String indent) {
    switch (random.nextInt(depth == 0 ? 10 : 17)) {
      case 0 -> line(indent, one("x", "y") + " = (" + value() + ") % 3;");
      case 1, 2 -> line(indent, "disk.write(%s, %s);".formatted(one("0", "1", "2", "r"), value()));
      case 3, 4 -> line(indent, "r = (" + value() + ") % 3;");
      case 5 -> line(indent, "disk.twice(%s);".formatted(one("0", "1", "r")));
      case 6 ->
          line(
              indent,
              one(
                  "r = disk.loose();",
                  "y = disk.last();",
                  "ready = true;",
                  "box = new Box(r);",
                  "r = boxed() % 3;",
                  "n.set(r);"));
      case 7 -> line(indent, one("Thread.yield();", "r = (r + y) % 3;", "x = (x + 1) % 3;"));
      case 8 ->
          line(
              indent,
              one(
                  "X.setVolatile((r + 1) % 3);",
                  "r = (int) X.getOpaque();",
                  "if (X.compareAndSet(r, 2)) y = 1;",
                  "r = (int) X.getAndSet(1);",
                  "r = (int) X.getAndBitwiseXor(1);",
                  "CELL.getAndAdd(disk.cells, 1, 1);",
                  "if (CELL.weakCompareAndSet(disk.cells, r, 1, 2)) x = r;",
                  "r = (int) CELL.getAcquire(disk.cells, r);",
                  "r = (int) HEAD.compareAndExchange(disk, 0, 1);"));
      case 9 ->
          line(
              indent,
              one(
                  "pair = new Pair(r, null);",
                  "pair = new Pair(1, pair);",
                  "pair = new Pair(r, \"ab\");",
                  "r = ofPair();",
                  "number = (number + r) % 3;",
                  "if (number.equals(2)) y = number;",
                  "if (pair.equals(new Pair(r, null))) x = 2;"));
      case 10, 11 -> {
        line(indent, "synchronized (%s) {".formatted(one("a", "b", "disk")));
        block(depth - 1, indent);
        line(indent, "}");
      }
      case 12, 13 -> {
        String mutex = one("m[0]", "m[1]");
        line(indent, mutex + ".acquire();");
        block(depth - 1, indent);
        line(indent, mutex + ".release();");
      }
      case 14 -> {
        String before = one("lock.lock();", "lock.lock();", "if (!lock.tryLock()) return;");
        line(indent, before);
        line(
            indent,
            one(
                "",
                "",
                "while (!ready) { try { changed.await(); } catch (InterruptedException e) { } }"));
        block(depth - 1, indent);
        line(indent, one("", "ready = true; changed.signal();", "changed.signalAll();"));
        line(indent, "lock.unlock();");
      }
      case 15 -> {
        line(indent, "if (%s %s %s) {".formatted(value(), one("<", "==", "!="), value()));
        block(depth - 1, indent);
        line(indent, "}");
      }
      default -> {
        String i = "i" + fresh++;
        line(indent, "for (int %s = 0; %s < 2; %s++) {".formatted(i, i, i));
        line(indent, "  disk.write(%s, %s);".formatted(i, value()));
        block(0, indent);
        line(indent, "}");
      }
    }
  }
}
