package jacquard.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.bytecode.code.ClassSource;
import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.execute.Bounds;
import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.execute.StepInfo;
import jacquard.bytecode.execute.StepInfo.Action;
import jacquard.bytecode.translate.JavaModel;
import jacquard.bytecode.translate.Room;
import jacquard.model.Model;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Small programs, whose models are explored state by state. */
class JavaModelTest {
  private static final String ASSERTION = "java.lang.AssertionError";
  private static final String DEADLOCK = "deadlock";

  private static final String IMPORTS =
      """
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      """;

  private static Set<String> violations(String members, String main) {
    Set<String> violations = Exploration.violations(model(members, main, Grain.OPERATION).model());
    assertThat(Exploration.violations(model(members, main, Grain.TRANSACTION).model()))
        .as("with transactions")
        .isEqualTo(violations);
    return violations;
  }

  private static JavaModel model(String members, String main) {
    return model(members, main, Grain.OPERATION);
  }

  private static JavaModel model(String members, String main, Grain grain) {
    String text =
        IMPORTS
            + "public class P {\n"
            + members
            + "\npublic static void main(String[] args) throws Exception {\n"
            + main
            + "\n}}\n";
    return CompiledText.of("P", text).model("P", grain);
  }

  @Test
  void incrementsOfTwoThreadsCanGetLost() {
    String main =
        """
        Thread a = new Thread(() -> x++), b = new Thread(() -> x++);
        a.start(); b.start(); a.join(); b.join();
        assert x == 2;
        """;
    assertThat(violations("static int x;", main)).containsExactly(ASSERTION);
    assertThat(
            violations("static int x;", main.replace("x++", "{ synchronized (P.class) { x++; } }")))
        .isEmpty();
  }

  @Test
  void locksTakenInOppositeOrderDeadlock() {
    String main =
        """
        Object a = new Object(), b = new Object();
        Thread t = new Thread(() -> { synchronized (a) { synchronized (b) { } } });
        t.start();
        synchronized (b) { synchronized (a) { } }
        """;
    assertThat(violations("", main)).containsExactly(DEADLOCK);
    assertThat(violations("", main.replace("(b) { synchronized (a)", "(a) { synchronized (b)")))
        .isEmpty();
  }

  @Test
  void aSynchronizedMethodUnlocksWhenItThrows() {
    assertThat(
            violations(
                """
                int n;
                synchronized void fail() { n++; throw new IllegalStateException(); }
                """,
                """
                P p = new P();
                Runnable r = () -> { try { p.fail(); } catch (IllegalStateException e) { } };
                Thread t = new Thread(r);
                t.start(); r.run(); t.join();
                assert p.n == 2;
                """))
        .isEmpty();
  }

  @Test
  void aSignalIsLostIfNobodyWaits() {
    String members = "static boolean ready; static final Object o = new Object();";
    String main =
        """
        Thread t = new Thread(() -> { synchronized (o) { ready = true; o.notify(); } });
        t.start();
        synchronized (o) { if (CONDITION) o.wait(); }
        t.join();
        assert ready;
        """;
    assertThat(violations(members, main.replace("CONDITION", "true"))).containsExactly(DEADLOCK);
    assertThat(violations(members, main.replace("CONDITION", "!ready"))).isEmpty();
  }

  @Test
  void anInterruptEndsAWait() {
    assertThat(
            violations(
                "static boolean got; static final Object o = new Object();",
                """
                Thread t = new Thread(() -> {
                  synchronized (o) { try { o.wait(); } catch (InterruptedException e) { got = true; } }
                });
                t.start(); t.interrupt(); t.join();
                assert got;
                """))
        .isEmpty();
  }

  @Test
  void exceptionsOfTheJvmAreThrownWhereTheyAre() {
    String members =
        "static int[] a = new int[2]; static volatile int i; static volatile Object o;";
    assertThat(
            violations(
                members,
                """
                Thread t = new Thread(() -> { i = 5; o = "text"; });
                t.start();
                switch (args.length) {
                  default -> a[i] = 1;
                }
                """))
        .containsExactly("java.lang.ArrayIndexOutOfBoundsException");
    assertThat(violations(members, "new Thread(() -> o = \"\").start(); o.toString();"))
        .containsExactly("java.lang.NullPointerException");
    assertThat(violations(members, "new Thread(() -> o = \"\").start(); Object n = (Integer) o;"))
        .containsExactly("java.lang.ClassCastException");
    assertThat(violations(members, "new Thread(() -> i = 1).start(); a[0] = 1 / i;"))
        .containsExactly("java.lang.ArithmeticException");
  }

  @Test
  void anIndexThatIsEitherTooSmallOrTooLargeIsOutOfBounds() {
    assertThat(
            violations(
                "static int[] a = new int[2]; static volatile int i = -1;",
                "new Thread(() -> i = 2).start(); a[i] = 1;"))
        .containsExactly("java.lang.ArrayIndexOutOfBoundsException");
  }

  @Test
  void callsAreResolvedOnTheObjectsThatMayOccur() {
    assertThat(
            violations(
                """
                static class A { int value() { return 1; } }
                static class B extends A { @Override int value() { return 2 * super.value(); } }
                static volatile A a = new A();
                """,
                """
                new Thread(() -> a = new B()).start();
                int sum = a.value() + a.value();
                assert sum != 2 : "both old";
                assert sum != 3 : "one of each";
                """))
        .containsExactly(ASSERTION);
  }

  @Test
  void linkedObjectsAreMadeByThreads() {
    assertThat(
            violations(
                """
                static class Node { final int value; final Node next;
                  Node(int value, Node next) { this.value = value; this.next = next; } }
                static Node top;
                static synchronized void push(int v) { top = new Node(v, top); }
                """,
                """
                Thread t = new Thread(() -> { for (int i = 0; i < 3; i++) push(i); });
                t.start(); push(7); t.join();
                int sum = 0;
                for (Node n = top; n != null; n = n.next) sum += n.value;
                assert sum == 10;
                """))
        .isEmpty();
  }

  @Test
  void whatTheModelHasNoRoomForIsSaid() {
    JavaModel model =
        model(
            "static volatile Object o; static volatile boolean stop;",
            """
            Thread t = new Thread(() -> { while (!stop) o = new Object(); });
            t.start(); stop = true; t.join();
            """);
    assertThat(Exploration.violations(model.model())).isEmpty();
    assertThat(model.room()).hasSize(1);
    assertThat(model.room().getFirst().words())
        .isEqualTo("at most 8 objects made at one place by a thread");
    assertThat(Room.of(model.model(), 10_000)).isEqualTo(Room.FOR_SOME);
    assertThat(Room.of(model.model(), 3)).isEqualTo(Room.NOT_KNOWN);
  }

  @Test
  void aModelWithoutRoomForAWholeExecutionIsKnown() {
    JavaModel model =
        model(
            "static int n; static int sum(int k) { return k == 0 ? 0 : k + sum(k - 1); }",
            """
            Thread t = new Thread(() -> n++);
            t.start(); n = sum(n + 9); t.join();
            """);
    assertThat(model.room()).hasSize(1);
    assertThat(Room.of(model.model(), 10_000)).isEqualTo(Room.FOR_NONE);
  }

  @Test
  void codeOfTheProgramThatWaitsForANotificationIsKnown() {
    String start = "Thread t = new Thread(P::work); t.start(); ";
    String fields =
        """
        static final ReentrantLock lock = new ReentrantLock();
        static final Condition ready = lock.newCondition();
        static final CountDownLatch done = new CountDownLatch(1);
        static boolean is;
        static void work() {
          lock.lock();
          try { is = true; ready.signal(); } finally { lock.unlock(); }
          synchronized (done) { done.notify(); }
          done.countDown();
        }
        """;
    assertThat(model(fields, start + "t.join(); done.await();").waits()).isFalse();
    assertThat(
            model(
                    fields,
                    start + "lock.lock(); while (!is) ready.await(); lock.unlock(); t.join();")
                .waits())
        .isTrue();
    assertThat(model(fields, start + "synchronized (done) { while (!is) done.wait(); }").waits())
        .isTrue();
  }

  @Test
  void classesOfJavaUtilConcurrentAreStepsToOthers() {
    assertThat(
            violations(
                """
                static final AtomicInteger n = new AtomicInteger();
                static final ReentrantLock lock = new ReentrantLock();
                static final Condition ready = lock.newCondition();
                static final Semaphore permits = new Semaphore(1);
                static final CountDownLatch done = new CountDownLatch(2);
                static boolean is; static int x;
                static void work() {
                  n.incrementAndGet();
                  lock.lock();
                  try { is = true; ready.signalAll(); } finally { lock.unlock(); }
                  permits.acquireUninterruptibly(); x++; permits.release();
                  done.countDown();
                }
                """,
                """
                new Thread(P::work).start(); new Thread(P::work).start();
                lock.lock();
                try { while (!is) ready.await(); } finally { lock.unlock(); }
                done.await();
                assert x == 2 && n.get() == 2;
                """))
        .isEmpty();
  }

  private static final String TWO_ADD =
      """
      Thread t = new Thread(P::add); Thread u = new Thread(P::add);
      t.start(); u.start(); t.join(); u.join();
      assert x == 2;
      """;

  @Test
  void whatIsDoneWithALockThatIsNotKeptIsOneStep() {
    String members = "static int x; static synchronized void add() { x++; }";
    assertThat(violations(members, TWO_ADD)).isEmpty();
    assertThat(actions(model(members, TWO_ADD, Grain.TRANSACTION)))
        .contains(
            List.of(
                Action.CALL, Action.LOCK, Action.READ, Action.WRITE, Action.UNLOCK, Action.CALL));
    assertThat(actions(model(members, TWO_ADD, Grain.OPERATION)))
        .contains(List.of(Action.LOCK), List.of(Action.READ), List.of(Action.UNLOCK));
  }

  @Test
  void whatALoopHasSeenIsKnownInTheRestOfTheStep() {
    String members =
        """
        static int count;
        static synchronized void put() throws Exception {
          while (count == 2) P.class.wait();
          count++;
          P.class.notifyAll();
        }
        static synchronized void take() throws Exception {
          while (count == 0) P.class.wait();
          count--;
          P.class.notifyAll();
        }
        static void putAll() { try { put(); put(); put(); } catch (Exception e) { } }
        """;
    String main =
        """
        Thread t = new Thread(P::putAll); Thread u = new Thread(P::putAll);
        t.start(); u.start(); take(); take(); take(); take(); t.join(); u.join();
        synchronized (P.class) { assert count == 2; }
        """;
    assertThat(violations(members, main)).isEmpty();
    Model model = model(members, main, Grain.TRANSACTION).model();
    assertThat(model.globals())
        .filteredOn(v -> v.name().equals("P.count"))
        .extracting(Variable::shape)
        .containsExactly(new Shape.Scalar(Type.unsigned(2)));
    assertThat(model.globals())
        .as("the lock that only a thread has that is alone between two steps")
        .noneMatch(v -> v.name().endsWith(".monitor"));
  }

  @Test
  void anAccessIsOneStepWithTakingTheLockOrGivingItBack() {
    String members =
        """
        static int x; static volatile int v;
        static synchronized void add() { x++; v++; x++; }
        """;
    String main =
        """
        Thread t = new Thread(P::add); Thread u = new Thread(P::add);
        t.start(); u.start(); int seen = v; t.join(); u.join();
        assert x == 4 && v == 2 && seen <= 2;
        """;
    assertThat(violations(members, main)).isEmpty();
    assertThat(actions(model(members, main, Grain.TRANSACTION)))
        .contains(
            List.of(Action.CALL, Action.LOCK, Action.READ),
            List.of(Action.WRITE, Action.UNLOCK, Action.CALL));
  }

  @Test
  void threadsThatHaveEndedNoticeNothing() {
    String members = "static volatile int v; static volatile int w;";
    String main =
        """
        Thread t = new Thread(() -> v = 1);
        Thread u = new Thread(() -> v = 2);
        t.start(); u.start(); t.join(); u.join();
        w = v; v = w + 1; w = v;
        assert w == 3;
        """;
    assertThat(violations(members, main)).containsExactly(ASSERTION);
    assertThat(actions(model(members, main, Grain.TRANSACTION)))
        .anyMatch(step -> step.containsAll(List.of(Action.CALL, Action.READ, Action.WRITE)));
  }

  @Test
  void anotherThreadMayStillWriteAfterOneHasEnded() {
    assertThat(
            violations(
                "static volatile int v;",
                """
                Thread t = new Thread(() -> { }); Thread u = new Thread(() -> v = 2);
                t.start(); u.start(); t.join();
                v = 1;
                assert v == 1;
                """))
        .containsExactly(ASSERTION);
  }

  @Test
  void aFieldThatIsReadBeforeItIsWrittenIsSharedByThoseWhoLock() {
    String members =
        """
        static int head; static final int[] cells = {1, 2};
        static synchronized int at(int i) { head = i; return cells[head]; }
        static synchronized int again() { return cells[head]; }
        """;
    String main = "new Thread(() -> P.at(0)).start(); int a = at(1); int b = ASK; assert a == b;";
    assertThat(violations(members, main.replace("ASK", "again()"))).containsExactly(ASSERTION);
    assertThat(violations(members, main.replace("ASK", "at(1)"))).isEmpty();
  }

  @Test
  void aThreadThatWaitsWithALockCanBeSeenToDoSo() {
    assertThat(
            violations(
                """
                static boolean ready, asked;
                static synchronized void await() throws Exception {
                  asked = true;
                  while (!ready) P.class.wait();
                }
                """,
                """
                Thread t = new Thread(() -> {
                  synchronized (P.class) { if (asked) { ready = true; P.class.notify(); } }
                });
                t.start(); await();
                """))
        .containsExactly(DEADLOCK);
  }

  @Test
  void anObjectIsNotSeenBeforeItIsMade() {
    String members =
        """
        static class Box { final int value; int other; Box(int value) { this.value = value; } }
        static volatile Box box;
        """;
    String main =
        """
        new Thread(() -> { box = new Box(3); }).start();
        Box b = box;
        if (b != null) { assert CLAIM; }
        """;
    assertThat(violations(members, main.replace("CLAIM", "b.value == 3 && b.other == 0")))
        .isEmpty();
    assertThat(violations(members, main.replace("CLAIM", "b.value != 3")))
        .containsExactly(ASSERTION);
    assertThat(violations(members, main.replace("CLAIM", "b.other != 0")))
        .containsExactly(ASSERTION);
  }

  private static Set<List<Action>> actions(JavaModel model) {
    return model.steps().values().stream()
        .map(infos -> infos.stream().map(StepInfo::action).toList())
        .collect(Collectors.toSet());
  }

  @Test
  void whatSomebodyTouchesWithoutTheLockIsAStepOfItsOwn() {
    assertThat(
            violations(
                "static int x; static synchronized void add() { x++; }",
                "Thread t = new Thread(P::add); t.start(); x++; t.join(); assert x == 2;"))
        .containsExactly(ASSERTION);
  }

  @Test
  void twoLocksAreNotTakenInOneStep() {
    assertThat(
            violations(
                "static final Object a = new Object(), b = new Object(); static int x;",
                """
                Thread t = new Thread(() -> { synchronized (a) { synchronized (b) { x++; } } });
                t.start();
                synchronized (b) { synchronized (a) { x++; } }
                """))
        .containsExactly("deadlock");
  }

  @Test
  void aLockThatIsAskedForWithoutWaitingIsSeenToBeTaken() {
    assertThat(
            violations(
                "static final ReentrantLock l = new ReentrantLock();",
                """
                Thread t = new Thread(() -> { l.lock(); l.unlock(); });
                t.start();
                assert l.tryLock();
                """))
        .containsExactly("deadlock", ASSERTION);
  }

  @Test
  void anotherMayWriteBetweenAWriteAndAReadOfTheSameThread() {
    assertThat(
            violations(
                "static int x; static final int[] a = new int[2];",
                """
                Thread t = new Thread(() -> { x = 2; });
                t.start(); x = 1; assert x == 1;
                """))
        .containsExactly(ASSERTION);
    assertThat(
            violations(
                "static final int[] a = new int[2];",
                """
                Thread t = new Thread(() -> { a[1] = 2; });
                t.start(); a[1] = 1; assert a[1] == 1;
                """))
        .containsExactly(ASSERTION);
  }

  @Test
  void theFirstThreadIsNotAheadOfThoseItHasStarted() {
    assertThat(
            violations(
                "static int x; static int y;",
                """
                Thread t = new Thread(() -> y = x);
                t.start();
                x = 1;
                t.join();
                assert y == 1;
                """))
        .containsExactly(ASSERTION);
  }

  @Test
  void whatCannotBeTranslatedIsNamedWithItsPlace() {
    assertThatThrownBy(
            () -> model("static double d;", "new Thread(() -> d = 1.5).start();\nd += 1;"))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessageContaining("P.java:")
        .hasMessageContaining("floating point");
    assertThatThrownBy(() -> model("", "Thread.ofVirtual().start(() -> {});"))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessage("P.main, P.java:7: the method java.lang.Thread.ofVirtual");
  }

  @Test
  void aTestWithMethodsAroundItIsRefused() {
    CompiledText text =
        CompiledText.of(
            "T",
            """
            public class T extends Base { void test() { assert x == 1; } }
            class Base { int x; @org.junit.jupiter.api.BeforeEach void setUp() { x = 1; } }
            """);
    assertThatThrownBy(
            () ->
                JavaModel.of(
                    "T",
                    text.or(ClassSource.jdk()),
                    "T",
                    Optional.of("test"),
                    List.of(),
                    Bounds.DEFAULT,
                    Grain.OPERATION))
        .isInstanceOf(UnsupportedCodeException.class)
        .hasMessage("Base.setUp is run around the test (@BeforeEach)");
  }
}
