package jacquard.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.execute.Grain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that a model would be wrong about, and what has to be done as the JVM does it. */
class RefusedTest {
  private static final String ERROR = "java.lang.AssertionError";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "static class M { public String toString() { throw new Error(); } }"
            + " | String s = String.valueOf(new M()); | a text that P$M.toString makes",
        "static class M { public String toString() { throw new Error(); } }"
            + " | String s = \"x\" + new M(); | a text that P$M.toString makes",
        "static class M { public String toString() { throw new Error(); } }"
            + " | System.out.println(new M()); | a text that P$M.toString makes",
        "static class E extends Exception { public String getMessage() { throw new Error(); } }"
            + " | String s = \"x\" + new E(); | a text that P$E.getMessage makes",
        "static int x; | System.out.printf(\"%d\", x); | PrintStream.printf of an array",
        "static int x; | System.out.println((char[]) null); | PrintStream.println of an array",
        "static Object o = new Object[] {\"s\"}; | System.arraycopy(o, 0, new Integer[1], 0, 1);"
            + " | System.arraycopy from",
        "static class B { static int x = 1 / P.zero; } static int zero; | try { B.x = 1; } catch"
            + " (Throwable e) { } | the initialisation of P$B, which fails",
        "static int zero; static Object f() { try { return 1 / zero; } catch (Exception e) { return"
            + " e; } } | new Thread(() -> Objects.equals(f(), f())).start();"
            + " | the comparison, with ==, of ArithmeticException",
        "static Semaphore s = new Semaphore(0); | new Thread(() -> s.release(2)).start();"
            + " s.acquire(2); | waiting for several permits of a Semaphore at once",
        "static int x; | new Thread(() -> { }).getName();"
            + " | the name of a thread that was given none",
        "static int x; | Thread t = new Thread(() -> { }); synchronized (t) { t.start(); }"
            + " | a thread as a lock",
      })
  void whatAModelWouldBeWrongAboutIsRefused(String members, String main, String reason) {
    SmallProgram program = new SmallProgram(members, main);
    assertThatThrownBy(() -> program.model(Grain.OPERATION))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessageContaining(reason);
  }

  private static final String LATE =
      "static volatile boolean a; static void start(Runnable... all) throws Exception {"
          + " for (Runnable r : all) { new Thread(r, \"t\").start(); } }";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "static final String BY = Thread.currentThread().getName();"
            + " | a = Late.BY == \"t\"; | the current thread in an initialiser",
        "static int BY; static { synchronized (Late.class) { BY = 1; } }"
            + " | a = Late.BY == 1; | touches P.Late.monitor",
        "static final Thread BY = new Thread(() -> { }); static { BY.start(); }"
            + " | a = Late.BY == null; | starting a thread in an initialiser",
        "static int BY; static { if (BY == 0) throw new Error(); }"
            + " | a = Late.BY == 0; | the initialisation of P$Late",
      })
  void lateInitialisersThatDependOnWhoRunsThemAreRefused(String body, String use, String reason) {
    String members = LATE + " static class Late { " + body + " }";
    assertThatThrownBy(
            () ->
                new SmallProgram(members, "start(() -> { " + use + " }, () -> { a = false; });")
                    .model(Grain.OPERATION))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void theClassThatHasAStaticMethodIsInitialised() {
    String members =
        """
        static int n;
        static class A { static void a() { } }
        static class B extends A { static { n = 1; } }
        static class C { static int c() { return 1; } static { n = 2; } }
        """;
    assertThat(new SmallProgram(members, "B.a(); assert n == 0;").violationsAsOnTheJvm()).isEmpty();
    assertThat(
            new SmallProgram(
                    members,
                    "java.util.function.IntSupplier c = C::c; assert n == 0; c.getAsInt(); assert n"
                        + " == 2;")
                .violationsAsOnTheJvm())
        .isEmpty();
  }

  @Test
  void interfacesWithCodeAreInitialisedWithTheirClasses() {
    String members =
        """
        static int n;
        static int next() { return ++n; }
        interface D { int X = next(); default void m() { } }
        interface E { int X = next(); void e(); }
        static class C implements D, E { public void e() { } }
        """;
    assertThat(new SmallProgram(members, "new C(); assert n == 1;").violationsAsOnTheJvm())
        .isEmpty();
  }

  @Test
  void aPrivateMethodOfASuperclassIsNotInTheWayOfADefaultMethod() {
    String members =
        """
        interface I { default int p() { return 1; } }
        static class A { private int p() { return 2; } }
        static class B extends A implements I { }
        """;
    assertThat(
            new SmallProgram(members, "I i = new B(); assert i.p() == 1;").violationsAsOnTheJvm())
        .isEmpty();
  }

  @Test
  void textsThatCannotBeCutThrow() {
    String members = "static volatile int n;";
    String main = "Thread t = new Thread(() -> n = 5); t.start(); \"abc\".substring(n); t.join();";
    assertThat(new SmallProgram(members, main).violationsAsOnTheJvm())
        .containsExactly("java.lang.StringIndexOutOfBoundsException");
    assertThat(new SmallProgram(members, main.replace('5', '3')).violationsAsOnTheJvm()).isEmpty();
    assertThat(
            new SmallProgram(
                    members, "Semaphore s = new Semaphore(Integer.MAX_VALUE); s.release();")
                .violations())
        .containsExactly("java.lang.Error: Maximum permit count exceeded");
    assertThat(
            new SmallProgram(members, "System.arraycopy(new int[2], 2147483647, new int[1], 0, 1);")
                .violationsAsOnTheJvm())
        .containsExactly("java.lang.ArrayIndexOutOfBoundsException");
  }

  @Test
  void anEnumThatAThreadIsTheFirstToUseIsInitialised() {
    String members = "enum Z { A, B } static volatile int n;";
    String main =
        "Thread t = new Thread(() -> n = Z.B.ordinal()); t.start(); t.join(); assert n == 0;";
    assertThat(new SmallProgram(members, main).violationsAsOnTheJvm()).containsExactly(ERROR);
  }
}
