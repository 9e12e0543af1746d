package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.hooks.Named;
import org.junit.jupiter.api.Test;

class ProgramRewriterTest {
  @Test
  void instanceFieldsOfEveryTypeAreSeenWithValueAndLine() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              int i; long l; double d; float f; boolean z; byte b; Object o;
              static Object test() {
                Program p = new Program();
                p.i = 1;
                p.l = 2L;
                p.d = 1.0;
                p.f = 1.0f;
                p.z = true;
                p.b = -1;
                p.o = "x";
                return p.i + p.l + p.d + p.f + p.b + (p.z ? 100 : 0) + p.o.hashCode();
              }
            }
            """);

    assertThat(program.run("test"))
        .containsExactly(
            "put Program.i=1 @5",
            "put Program.l=2 @6",
            "put Program.d=" + Double.doubleToRawLongBits(1.0) + " @7",
            "put Program.f=" + Float.floatToRawIntBits(1.0f) + " @8",
            "put Program.z=1 @9",
            "put Program.b=-1 @10",
            "put Program.o=x @11",
            "get Program.i @12",
            "get Program.l @12",
            "get Program.d @12",
            "get Program.f @12",
            "get Program.b @12",
            "get Program.z @12",
            "get Program.o @12");
    assertThat(program.result()).isEqualTo(1 + 2 + 1.0 + 1.0f - 1 + 100 + "x".hashCode());
  }

  @Test
  void finalFieldsAreWrittenButNotReadVisibly() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              final int i;
              Program(int i) { this.i = i; }
              static Object test() { return new Program(7).i; }
            }
            """);

    assertThat(program.run("test")).containsExactly("put Program.i=7 @3");
    assertThat(program.result()).isEqualTo(7);
  }

  @Test
  void fieldsAreNamedByTheClassThatDeclaresThem() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static class Base { int x; }
              static class Derived extends Base {}
              static Object test() { Derived d = new Derived(); d.x = 1; return ((Base) d).x; }
            }
            """);

    assertThat(program.run("test"))
        .containsExactly("put Program$Base.x=1 @4", "get Program$Base.x @4");
  }

  @Test
  void constructorsCanCaptureBeforeTheySetUpTheirSuperclass() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              int x = 3;
              static class Base { Base(Object o) {} }
              class Inner extends Base {
                Inner(boolean b) { super(b ? new Object() : new int[] {x}); }
                int twice() { return 2 * x; }
              }
              static Object test() { return new Program().new Inner(false).twice(); }
            }
            """);

    assertThat(program.run("test"))
        .containsExactly(
            "put Program.x=3 @2", "get Program.x @5", "store int[] 0=3", "get Program.x @6");
    assertThat(program.result()).isEqualTo(6);
  }

  @Test
  void elementsOfEveryKindOfArrayAreSeen() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static Object test() {
                int[] i = new int[1]; long[] l = new long[1]; double[] d = new double[1];
                float[] f = new float[1]; byte[] b = new byte[1]; boolean[] z = new boolean[1];
                char[] c = new char[1]; short[] s = new short[1]; Object[] o = new Object[1];
                i[0] = 1; l[0] = 2; d[0] = 3; f[0] = 4; b[0] = 5; z[0] = true; c[0] = 6; s[0] = 7;
                o[0] = "x";
                i[0]++;
                return i[0] + l[0] + d[0] + f[0] + b[0] + (z[0] ? 1 : 0) + c[0] + s[0] + "" + o[0];
              }
            }
            """);

    assertThat(program.run("test"))
        .containsExactly(
            "store int[] 0=1",
            "store long[] 0=2",
            "store double[] 0=" + Double.doubleToRawLongBits(3),
            "store float[] 0=" + Float.floatToRawIntBits(4),
            "store byte[] 0=5",
            "store boolean[] 0=1",
            "store char[] 0=6",
            "store short[] 0=7",
            "store Object[] 0=x",
            "load int[] 0",
            "store int[] 0=2",
            "load int[] 0",
            "load long[] 0",
            "load double[] 0",
            "load float[] 0",
            "load byte[] 0",
            "load boolean[] 0",
            "load char[] 0",
            "load short[] 0",
            "load Object[] 0");
    assertThat(program.result()).isEqualTo(2 + 2L + 3.0 + 4f + 5 + 1 + 6 + 7 + "x");
  }

  @Test
  void monitorsAreEnteredAndLeftThroughHooksEvenWhenAnExceptionPasses() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              synchronized long twice(long x) {
                if (x > 5) return 2 * x;
                throw new IllegalStateException("small");
              }
              static synchronized void empty() {}
              static Object test() {
                Program p = new Program();
                long result = p.twice(8);
                empty();
                synchronized (p) { result++; }
                try { p.twice(1); } catch (IllegalStateException e) { return result; }
                return -1L;
              }
            }
            """);

    assertThat(program.run("test"))
        .containsExactly(
            "enter a Program",
            "exit a Program",
            "enter Program",
            "exit Program",
            "enter a Program",
            "exit a Program",
            "enter a Program",
            "exit a Program");
    assertThat(program.result()).isEqualTo(17L);
    assertThat(program.type().getDeclaredMethod("twice", long.class).accessFlags())
        .doesNotContain(java.lang.reflect.AccessFlag.SYNCHRONIZED);
  }

  @Test
  void knownCallsAreReplaced() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static Object test() throws Exception {
                Object o = new Object();
                o.notify(); o.notifyAll(); o.wait(); o.wait(5); o.wait(5, 6);
                long t = System.nanoTime() + System.currentTimeMillis();
                int[] a = {};
                System.arraycopy(a, 0, a.clone(), 0, 0);
                Thread.holdsLock(o);
                return t + o.hashCode() + System.identityHashCode(o) + new Program().hashCode();
              }
              public int hashCode() { return super.hashCode() + 1; }
            }
            """);

    assertThat(program.run("test"))
        .containsExactly(
            "signal",
            "signalAll",
            "await 0",
            "await 5000000",
            "await 5000006",
            "nanoTime",
            "currentTimeMillis",
            "clone int[]",
            "copy 0",
            "holds",
            "identityHashCode",
            "identityHashCode",
            "identityHashCode");
    assertThat(program.result()).isEqualTo(1234L + 5678 + 77 + 77 + 78);
  }

  @Test
  void namedMethodsAreReplacedToo() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            import java.util.function.*;
            class Program {
              static Object test() {
                LongSupplier clock = System::nanoTime;
                Object o = new Object();
                Runnable wake = o::notifyAll;
                ToIntFunction<Object> hash = Object::hashCode;
                wake.run();
                return clock.getAsLong() + hash.applyAsInt(o);
              }
            }
            """);

    assertThat(program.run("test")).containsExactly("signalAll", "nanoTime", "identityHashCode");
    assertThat(program.result()).isEqualTo(1234L + 77);
  }

  @Test
  void jumpsBackwardsAreCounted() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static Object test() {
                int sum = 0;
                for (int i = 0; i < 3; i++) { if (i == 1) continue; sum += i; }
                do { sum--; } while (sum > 0);
                return sum;
              }
            }
            """);

    assertThat(program.run("test")).containsOnly("loop").hasSize(3 + 2);
    assertThat(program.result()).isEqualTo(0);
  }

  @Test
  void staticStateStartsAfreshInEveryExecution() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static int count = 5;
              static long untouched;
              static final Object LOCK = new Object();
              static final int CONSTANT = 9;
              static Object test() { count++; untouched += 2; return count + untouched + CONSTANT; }
            }
            """);

    var first = program.run("test");
    assertThat(program.result()).isEqualTo(6 + 2 + 9L);
    var second = program.run("test");

    assertThat(program.result()).isEqualTo(6 + 2 + 9L);
    assertThat(second)
        .isEqualTo(first)
        .containsExactly(
            "begin Program",
            "putstatic Program.count=5 @2",
            "end Program",
            "getstatic Program.count @6",
            "putstatic Program.count=6 @6",
            "getstatic Program.untouched @6",
            "putstatic Program.untouched=2 @6",
            "getstatic Program.count @6",
            "getstatic Program.untouched @6");
  }

  @Test
  void classesAreInitialisedWhenTheJvmWouldDoSo() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static StringBuilder log = new StringBuilder();
              static class Base { static { log.append("Base "); } static int x = 1; static void m() {} }
              static class Derived extends Base { static { log.append("Derived "); } int y; }
              static class Other { static int z = 1; static { log.append("Other "); m(); } static void m() {} }
              static Object test() {
                log.append("start ");
                int x = Derived.x;
                log.append("read ");
                new Derived();
                Other.m();
                return log.toString();
              }
            }
            """);

    program.run("test");
    assertThat(program.result()).isEqualTo("start Base read Derived Other ");
    program.run("test");
    assertThat(program.result()).isEqualTo("start Base read Derived Other ");
  }

  @Test
  void aFailedInitialiserIsReported() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static class Bad { static int x = Integer.parseInt("no"); }
              static Object test() { return Bad.x; }
            }
            """);

    assertThat(program.run("test")).containsExactly("begin Program$Bad", "fail Program$Bad");
    assertThat(program.result())
        .isInstanceOf(ExceptionInInitializerError.class)
        .extracting(e -> ((Throwable) e).getCause())
        .isInstanceOf(NumberFormatException.class);
  }

  @Test
  void enumsAreMadeAnewWithTheirDirectory() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            import java.util.*;
            class Program {
              enum Colour { RED, GREEN { int n() { return 2; } }; int n() { return 1; } }
              static Object test() {
                Colour green = Colour.valueOf("GREEN");
                EnumMap<Colour, Integer> map = new EnumMap<>(Colour.class);
                map.put(green, green.n());
                int viaSwitch = switch (green) { case RED -> 0; case GREEN -> 10; };
                return (map.keySet().iterator().next() == Colour.GREEN) + " " + map + viaSwitch;
              }
            }
            """);

    program.run("test");
    assertThat(program.result()).isEqualTo("true {GREEN=2}10");
    program.run("test");
    assertThat(program.result()).isEqualTo("true {GREEN=2}10");
  }

  @Test
  void assertionsAreEnabled() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static Object test() { assert 1 > 2 : "order"; return "passed"; }
            }
            """);

    program.run("test");

    assertThat(program.result())
        .isInstanceOf(AssertionError.class)
        .hasToString("java.lang.AssertionError: order");
  }

  @Test
  void objectsCarryNamesRecordsToo() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              record Point(int x, int y) {}
              static class Sub extends Program {}
              static Object test() { return new Object[] {new Point(1, 2), new Sub()}; }
            }
            """);
    program.run("test");

    for (Object object : (Object[]) program.result()) {
      Named named = (Named) object;
      named.jacquard$name(42);
      assertThat(named.jacquard$name()).isEqualTo(42);
    }
    assertThat(((Object[]) program.result())[0]).hasToString("Point[x=1, y=2]");
  }

  @Test
  void interfacesWithMethodsRunUnchanged() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              interface Shape {
                Object ORIGIN = Shape.class;
                default int area() { return side() * side(); }
                int side();
                static Shape of(int n) { return () -> n; }
              }
              static Object test() { return Shape.of(3).area() + (Shape.ORIGIN == null ? 1 : 0); }
            }
            """);

    program.run("test");

    assertThat(program.result()).isEqualTo(9);
  }

  @Test
  void linesAndLocalsStayInStackTraces() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              static int[] a = {1};
              static Object test() {
                a[0]++;
                return a[
                    5];
              }
            }
            """,
            "-g");

    program.run("test");

    assertThat(((Throwable) program.result()).getStackTrace()[0])
        .hasToString("program//Program.test(Program.java:5)");
  }

  @Test
  void codeOfOldVersionsRuns() throws Exception {
    RewrittenProgram program =
        RewrittenProgram.of(
            """
            class Program {
              int x;
              static Object test() {
                Program p = new Program();
                for (int i = 0; i < 2; i++) synchronized (p) { p.x += i; }
                return p.x;
              }
            }
            """,
            "--release",
            "8");

    assertThat(program.run("test")).contains("enter a Program", "put Program.x=1 @5");
    assertThat(program.result()).isEqualTo(1);
  }

  @Test
  void aClassFileOfTheFutureIsRefusedByNameAndVersion() throws Exception {
    byte[] bytes = Compiled.of("class Program {}").get("Program").clone();
    bytes[6] = 1;
    bytes[7] = 0;
    ProgramRewriter rewriter = new ProgramRewriter(new Symbols(), _ -> true, _ -> null);

    assertThatThrownBy(() -> rewriter.rewrite("Program", bytes))
        .isInstanceOf(UnsupportedClassFileException.class)
        .hasMessage("cannot rewrite Program (class file version 256): it is newer than this JDK");
  }
}
