package jacquard.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.execute.StepInfo;
import jacquard.bytecode.execute.StepInfo.Action;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Variables that change by VarHandles, updaters of fields and atomic arrays. */
class VarHandleTest {
  private static final String ASSERTION = "java.lang.AssertionError";

  private static final String HANDLES =
      """
      static int x; static long w; static byte b; static boolean z; static volatile Object o;
      int f; final int fixed = 1; static final int[] a = new int[2]; static final P p = new P();
      static final VarHandle X = of("x", int.class), W = of("w", long.class);
      static final VarHandle B = of("b", byte.class), Z = of("z", boolean.class);
      static final VarHandle O = of("o", Object.class);
      static final VarHandle A = MethodHandles.arrayElementVarHandle(int[].class);
      static final VarHandle F, FIXED;
      static {
        try {
          F = MethodHandles.lookup().findVarHandle(P.class, "f", int.class);
          FIXED = MethodHandles.lookup().findVarHandle(P.class, "fixed", int.class);
        } catch (ReflectiveOperationException e) {
          throw new ExceptionInInitializerError(e);
        }
      }
      static VarHandle of(String name, Class<?> type) {
        try {
          return MethodHandles.lookup().findStaticVarHandle(P.class, name, type);
        } catch (ReflectiveOperationException e) {
          throw new ExceptionInInitializerError(e);
        }
      }
      """;

  private static final String BOTH_WORK =
      """
      Thread t = new Thread(P::work), u = new Thread(P::work);
      t.start(); u.start(); t.join(); u.join();
      """;

  private static Set<String> twice(String work, String claim) {
    return new SmallProgram(
            HANDLES + "static void work() { " + work + " }", BOTH_WORK + "assert " + claim + ";")
        .violationsAsOnTheJvm();
  }

  private static Set<String> alone(String main) {
    return new SmallProgram(HANDLES, main).violationsAsOnTheJvm();
  }

  @Test
  void anUpdateIsOneStepAndAReadWithAWriteAreTwo() {
    assertThat(twice("X.getAndAdd(1);", "x == 2")).isEmpty();
    assertThat(twice("int r = (int) X.getVolatile(); X.setVolatile(r + 1);", "x == 2"))
        .containsExactly(ASSERTION);
    assertThat(twice("F.getAndAddRelease(p, 1);", "p.f == 2")).isEmpty();
    assertThat(twice("F.setRelease(p, (int) F.getAcquire(p) + 1);", "p.f == 2"))
        .containsExactly(ASSERTION);
    assertThat(twice("A.getAndAdd(a, 1, 1);", "a[1] == 2")).isEmpty();
    assertThat(twice("A.setOpaque(a, 1, (int) A.getOpaque(a, 1) + 1);", "a[1] == 2"))
        .containsExactly(ASSERTION);
    assertThat(twice("X.getAndAdd(1); x++;", "x == 4")).containsExactly(ASSERTION);
  }

  @Test
  void oneOfTwoThatCompareAndSetIsFirst() {
    assertThat(twice("if (X.compareAndSet(0, 5)) F.getAndAdd(p, 1);", "p.f == 1 && x == 5"))
        .isEmpty();
    assertThat(twice("if (O.weakCompareAndSetPlain(null, \"\")) x++;", "x == 1")).isEmpty();
    assertThat(twice("if ((int) A.compareAndExchange(a, 0, 0, 3) == 0) x++;", "x == 1")).isEmpty();
    assertThat(twice("int r; do r = x; while (!X.weakCompareAndSetAcquire(r, r + 1));", "x == 2"))
        .isEmpty();
  }

  @Test
  void whatIsUpdatedIsAsWideAsItsType() {
    assertThat(twice("W.getAndAdd(4294967295L);", "w == 8589934590L")).isEmpty();
    assertThat(twice("W.getAndAdd(-1);", "w == -2")).isEmpty();
    assertThat(twice("B.getAndAdd((byte) 100);", "b == -56")).isEmpty();
    assertThat(twice("if (!(boolean) Z.getAndSet(true)) x++;", "x == 1 && z")).isEmpty();
    assertThat(twice("Z.getAndBitwiseXor(true);", "!z")).isEmpty();
    assertThat(twice("X.getAndBitwiseOr(x + 1);", "x != 3")).containsExactly(ASSERTION);
    assertThat(alone("x = 6; assert (int) X.getAndBitwiseAndRelease(3) == 6 && x == 2;")).isEmpty();
    assertThat(alone("Object n = X.get(); assert n.equals(0) && (long) X.get() == 0L;")).isEmpty();
  }

  @Test
  void anAccessThatIsImpossibleThrowsWhatItThrowsOnTheJvm() {
    assertThat(alone("F.set((P) null, 1);")).containsExactly("java.lang.NullPointerException");
    assertThat(alone("A.set(a, 2, 1);"))
        .containsExactly("java.lang.ArrayIndexOutOfBoundsException");
    assertThat(alone("Object p = \"\"; F.set(p, 1);"))
        .containsExactly("java.lang.ClassCastException");
    assertThat(alone("O.set(new int[1]); String s = (String) O.get();"))
        .containsExactly("java.lang.ClassCastException");
    assertThat(alone("FIXED.set(p, 2);"))
        .containsExactly("java.lang.UnsupportedOperationException");
    assertThat(alone("O.getAndAdd(\"\");"))
        .containsExactly("java.lang.UnsupportedOperationException");
  }

  @Test
  void aHandleOfWhatIsNotThereIsRefusedWithItsPlace() {
    assertThatThrownBy(
            () ->
                new SmallProgram(
                        "static int x;",
                        "MethodHandles.lookup().findStaticVarHandle(P.class, \"x\", long.class);")
                    .model(Grain.OPERATION))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessage("P.main, P.java:9: a VarHandle of P.x that is not found");
  }

  @Test
  void anUpdateIsOneStepWithTheLockThatIsTakenBefore() {
    Set<List<Action>> steps =
        new SmallProgram(
                HANDLES + "static void work() { synchronized (a) { X.getAndAdd(1); } }",
                BOTH_WORK.replace("t.start();", "t.start(); X.setVolatile(1);") + "assert x > 0;")
            .model(Grain.TRANSACTION).steps().values().stream()
                .map(infos -> infos.stream().map(StepInfo::action).toList())
                .collect(Collectors.toSet());
    assertThat(steps)
        .contains(List.of(Action.CALL, Action.LOCK, Action.UPDATE, Action.UNLOCK, Action.CALL));
  }

  @Test
  void whatIsOnlyTouchedWithALockBelongsToItsStep() {
    Set<List<Action>> steps =
        new SmallProgram(
                HANDLES + "static void work() { synchronized (a) { X.getAndAdd(1); x++; } }",
                BOTH_WORK + "assert x == 4;")
            .model(Grain.TRANSACTION).steps().values().stream()
                .map(infos -> infos.stream().map(StepInfo::action).toList())
                .collect(Collectors.toSet());
    assertThat(steps)
        .contains(
            List.of(
                Action.CALL,
                Action.LOCK,
                Action.UPDATE,
                Action.READ,
                Action.WRITE,
                Action.UNLOCK,
                Action.CALL));
  }

  @Test
  void updatersAndAtomicArraysAreStepsToOthers() {
    String members =
        """
        volatile int n; volatile long w; volatile String s; static final P p = new P();
        static final AtomicIntegerFieldUpdater<P> N =
            AtomicIntegerFieldUpdater.newUpdater(P.class, "n");
        static final AtomicLongFieldUpdater<P> W = AtomicLongFieldUpdater.newUpdater(P.class, "w");
        static final AtomicReferenceFieldUpdater<P, String> S =
            AtomicReferenceFieldUpdater.newUpdater(P.class, String.class, "s");
        static final AtomicLongArray longs = new AtomicLongArray(2);
        static final AtomicReferenceArray<String> texts = new AtomicReferenceArray<>(2);
        static void work() {
          N.updateAndGet(p, n -> n + 1);
          W.addAndGet(p, 5);
          if (S.compareAndSet(p, null, "first")) longs.getAndAdd(1, 3);
          texts.compareAndSet(0, null, "one");
        }
        """;
    String claim = "assert p.n == 2 && p.w == 10 && p.s != null && longs.get(1) == 3;";
    assertThat(new SmallProgram(members, BOTH_WORK + claim).violationsAsOnTheJvm()).isEmpty();
    assertThat(
            new SmallProgram(
                    members.replace("N.updateAndGet(p, n -> n + 1)", "N.set(p, N.get(p) + 1)"),
                    BOTH_WORK + claim)
                .violationsAsOnTheJvm())
        .containsExactly(ASSERTION);
  }
}
