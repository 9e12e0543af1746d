package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The small rules that all searches build on, and happens-before by its definition. */
class CoreFactsTest {

  @Test
  void whatBlocksIsEnabledByTheStateOfItsObject() {
    long free = ObjectState.monitor(-1, 2);
    long taken = ObjectState.monitor(0, 0);
    for (Kind kind : new Kind[] {Kind.ACQUIRE, Kind.REACQUIRE}) {
      assertThat(kind.isEnabledIn(free, 0)).isTrue();
      assertThat(kind.isEnabledIn(taken, 0)).isFalse();
    }
    assertThat(Kind.TAKE_PERMITS.isEnabledIn(2, 2)).isTrue();
    assertThat(Kind.TAKE_PERMITS.isEnabledIn(1, 2)).isFalse();
    assertThat(Kind.PARK.isEnabledIn(2, 0)).isTrue();
    assertThat(Kind.PARK.isEnabledIn(2, 3)).isTrue();
    assertThat(Kind.PARK.isEnabledIn(2, 1)).isFalse();
    assertThat(Kind.SEND.isEnabledIn(1, 2)).isTrue();
    assertThat(Kind.SEND.isEnabledIn(2, 2)).isFalse();
    assertThat(Kind.RECEIVE.isEnabledIn(1, 2)).isTrue();
    assertThat(Kind.RECEIVE.isEnabledIn(0, 2)).isFalse();
    assertThat(Kind.TRY_ACQUIRE.isEnabledIn(taken, 0)).isTrue();
  }

  @Test
  void aMonitorIsFreeWhoeverWaits() {
    long state = ObjectState.monitor(-1, 3);
    assertThat(ObjectState.isFree(state)).isTrue();
    assertThat(ObjectState.waiters(state)).isEqualTo(3);
    assertThat(ObjectState.holder(ObjectState.monitor(5, 3))).isEqualTo(5);
  }

  @Test
  void aHolderMayBeBesideWhoTriesAndNotBesideWhoWaits() {
    assertThat(Dependence.mayBeCoEnabled(Kind.RELEASE, Kind.TRY_ACQUIRE)).isTrue();
    assertThat(Dependence.mayBeCoEnabled(Kind.TRY_ACQUIRE, Kind.NOTIFY)).isTrue();
    assertThat(Dependence.mayBeCoEnabled(Kind.RELEASE, Kind.ACQUIRE)).isFalse();
    assertThat(Dependence.mayBeCoEnabled(Kind.REACQUIRE, Kind.WAIT)).isFalse();
    assertThat(Dependence.mayBeCoEnabled(Kind.RELEASE, Kind.NOTIFY)).isFalse();
    assertThat(Dependence.mayBeCoEnabled(Kind.ACQUIRE, Kind.ACQUIRE)).isTrue();
  }

  @Test
  void aSetOfTracesKeepsAllHashesWhileItGrows() {
    TraceSet set = new TraceSet();
    assertThat(set.add(0)).isTrue();
    assertThat(set.add(0)).isFalse();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 5_000; i++) {
      assertThat(set.add(random.nextLong())).isTrue();
    }
    assertThat(set.size()).isEqualTo(5_001);
    SplittableRandom again = new SplittableRandom(1);
    for (int i = 0; i < 5_000; i++) {
      assertThat(set.contains(again.nextLong())).isTrue();
    }
    assertThat(set.contains(0)).isTrue();
    assertThat(set.contains(1)).isFalse();
  }

  private static Execution loop(int rounds, boolean changes) {
    Execution e = new Execution();
    e.begin(1);
    e.append(0, 0, 1, Kind.READ, 1, false, 0, 0, 0, -1, 9);
    for (int i = 0; i < rounds; i++) {
      int value = changes ? i : 0;
      e.append(0, 0, 1, Kind.READ, 0, false, value, 0, value, -1, 0);
      e.append(0, 0, 1, Kind.WRITE, 0, true, value, value, changes ? value + 1 : 0, -1, 1);
    }
    return e;
  }

  @Test
  void aCycleIsEightTimesTheSame() {
    assertThat(Cycle.atEndOf(loop(8, false))).contains(new Cycle(1, 2));
    assertThat(Cycle.atEndOf(loop(7, false))).isEmpty();
    assertThat(Cycle.atEndOf(loop(20, true))).as("the value changes").isEmpty();
    Execution counts = new Execution();
    counts.begin(1);
    for (int i = 0; i < 10; i++) {
      counts.append(0, 0, 1, Kind.UPDATE, 0, true, 0, 1, i, -1, 0);
    }
    assertThat(Cycle.atEndOf(counts)).as("only what is written changes").isEmpty();
    Execution chooses = new Execution();
    chooses.begin(1);
    for (int i = 0; i < 10; i++) {
      chooses.append(
          0, i == 5 ? 1 : 0, 2, Kind.CHOOSE, Dependence.NO_OBJECT, false, 0, 0, 0, -1, 0);
    }
    assertThat(Cycle.atEndOf(chooses)).as("only what is chosen changes").isEmpty();
  }

  @Test
  void everyAccessButAReadMayWrite() {
    assertThat(Arrays.stream(Kind.values()).filter(kind -> !kind.mayWrite()))
        .containsExactly(Kind.READ, Kind.START, Kind.JOIN, Kind.YIELD, Kind.TIMEOUT, Kind.CHOOSE);
  }

  @Test
  void aPreemptionInterruptsAThreadThatCouldGoOn() {
    Execution e = new Execution();
    e.begin(2);
    e.markEnabled(0);
    e.markEnabled(1);
    write(e, 0, 0);
    e.markEnabled(0);
    e.markEnabled(1);
    write(e, 1, 0);
    e.markEnabled(0);
    write(e, 0, 0);
    assertThat(e.isPreemption(0)).isFalse();
    assertThat(e.isPreemption(1)).isTrue();
    assertThat(e.isPreemption(2)).as("the other one has ended").isFalse();
    assertThat(e.preemptions()).isEqualTo(1);
  }

  @Test
  void enabledThreadsAreFoundInEveryWord() {
    Execution e = new Execution();
    e.begin(300);
    for (int t : new int[] {3, 63, 64, 130, 299}) {
      e.markEnabled(t);
    }
    BitSet found = new BitSet();
    for (int t = e.nextEnabled(0, 0); t >= 0; t = e.nextEnabled(0, t + 1)) {
      found.set(t);
    }
    assertThat(found.stream()).containsExactly(3, 63, 64, 130, 299);
    assertThat(e.enabledCount(0)).isEqualTo(5);
    assertThat(e.nextEnabled(0, 300)).isEqualTo(-1);
  }

  private static void write(Execution e, int thread, int object) {
    e.append(thread, 0, 1, Kind.WRITE, object, true, 0, 1, 1, -1, 0);
  }

  // ---- happens-before

  /** Threads 1 and 2 are started by somebody; time passes now and then. */
  private static Execution random(SplittableRandom random, Execution like, int common) {
    Execution e = new Execution();
    e.begin(1);
    e.addUnstartedThread();
    e.addUnstartedThread();
    boolean[] live = {true, false, false};
    boolean[] joined = new boolean[3];
    int length = common + random.nextInt(25);
    for (int i = 0; i < length; i++) {
      if (i < common) {
        copy(like, i, e, live, joined);
        continue;
      }
      int t = random.nextInt(3);
      if (!live[t] || joined[t]) {
        continue;
      }
      int other = random.nextInt(3);
      int what = random.nextInt(12);
      if (what == 0 && !live[other]) {
        step(e, t, Kind.START, other, live, joined);
      } else if (what == 1 && live[other] && other != t && other > 0) {
        step(e, t, Kind.JOIN, other, live, joined);
      } else if (what == 2) {
        step(e, t, Kind.TIMEOUT, 0, live, joined);
      } else {
        boolean writes = random.nextInt(3) == 0;
        Kind kind = writes ? Kind.WRITE : Kind.READ;
        e.append(t, 0, 1, kind, random.nextInt(20), writes, 0, 0, 0, -1, 0);
      }
    }
    return e;
  }

  private static void copy(
      Execution from, int event, Execution into, boolean[] live, boolean[] joined) {
    Kind kind = from.kind(event);
    if (kind.isMemoryAccess()) {
      int o = from.object(event);
      into.append(from.thread(event), 0, 1, kind, o, from.writes(event), 0, 0, 0, -1, 0);
    } else {
      step(into, from.thread(event), kind, (int) from.argument(event), live, joined);
    }
  }

  private static void step(
      Execution e, int t, Kind kind, int other, boolean[] live, boolean[] joined) {
    int event = e.length();
    e.append(t, 0, 1, kind, Dependence.NO_OBJECT, false, 0, other, 0, -1, 0);
    if (kind == Kind.START) {
      e.started(other, event);
      live[other] = true;
    } else if (kind == Kind.JOIN) {
      joined[other] = true;
    }
  }

  private static boolean depends(Execution e, int i, int j) {
    boolean isStart =
        e.kind(i) == Kind.START
            && (e.argument(i) == e.thread(j)
                || (e.kind(j) == Kind.JOIN && e.argument(j) == e.argument(i)));
    boolean isJoin = e.kind(j) == Kind.JOIN && e.argument(j) == e.thread(i);
    boolean isTime = e.kind(i) == Kind.TIMEOUT || e.kind(j) == Kind.TIMEOUT;
    boolean conflicts =
        e.object(i) == e.object(j)
            && e.object(i) != Dependence.NO_OBJECT
            && (e.writes(i) || e.writes(j));
    return e.thread(i) == e.thread(j) || isStart || isJoin || isTime || conflicts;
  }

  private static void isAsDefined(HappensBefore order, Execution e) {
    BitSet[] before = new BitSet[e.length()];
    for (int j = 0; j < e.length(); j++) {
      before[j] = new BitSet();
      before[j].set(j);
      for (int i = 0; i < j; i++) {
        if (depends(e, i, j)) {
          before[j].or(before[i]);
        }
      }
      for (int i = 0; i < j; i++) {
        assertThat(order.ordered(e, i, j)).as("%d and %d", i, j).isEqualTo(before[j].get(i));
      }
    }
  }

  @Test
  void happensBeforeIsTheClosureOfDependence() {
    SplittableRandom random = new SplittableRandom(7);
    for (int run = 0; run < 500; run++) {
      Execution e = random(random, new Execution(), 0);
      HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
      order.compute(e);
      isAsDefined(order, e);
    }
  }

  @Test
  void soItIsWhenItIsRolledBackToWhatTwoExecutionsShare() {
    SplittableRandom random = new SplittableRandom(8);
    HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    Execution last = new Execution();
    last.begin(3);
    for (int run = 0; run < 500; run++) {
      int common = last.length() == 0 ? 0 : random.nextInt(last.length() + 1);
      Execution e = random(random, last, common);
      order.rollBack(common);
      order.extend(e);
      isAsDefined(order, e);
      last = e.length() > 60 ? random(random, new Execution(), 0) : e;
      if (e.length() > 60) {
        order.compute(last);
      }
    }
  }

  /** Clocks grow in width when a thread is added. */
  @Test
  void soItIsWhenThreadsAreAdded() {
    HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    Execution few = new Execution();
    few.begin(2);
    write(few, 0, 0);
    write(few, 1, 0);
    order.compute(few);
    Execution more = new Execution();
    more.begin(2);
    write(more, 0, 0);
    write(more, 1, 0);
    more.addThread(1);
    write(more, 2, 1);
    order.extend(more);
    assertThat(order.ordered(more, 0, 1)).isTrue();
    assertThat(order.ordered(more, 0, 2)).isTrue();
    assertThat(order.ordered(more, 1, 2)).as("it was started by that").isTrue();
  }

  @Test
  void whoeverJoinsAThreadThatDidNothingComesAfterItsStart() {
    Execution e = new Execution();
    e.begin(2);
    e.addUnstartedThread();
    boolean[] live = {true, true, false};
    step(e, 0, Kind.START, 2, live, new boolean[3]);
    step(e, 1, Kind.JOIN, 2, live, new boolean[3]);
    HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    order.compute(e);
    assertThat(order.ordered(e, 0, 1)).isTrue();
  }

  @Test
  void otherChoicesAreOtherTraces() {
    long[] hashes = new long[2];
    for (int choice = 0; choice < 2; choice++) {
      Execution e = new Execution();
      e.begin(1);
      e.append(0, choice, 2, Kind.CHOOSE, Dependence.NO_OBJECT, false, 0, 2, 0, -1, 0);
      HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
      order.compute(e);
      hashes[choice] = TraceHash.of(e, order);
    }
    assertThat(hashes[0]).isNotEqualTo(hashes[1]);
  }

  @Test
  void sharedLocationsAreThoseOfOneExecution() {
    SharedLocations locations = new SharedLocations();
    Execution first = new Execution();
    first.begin(2);
    write(first, 0, 0);
    write(first, 0, 1);
    write(first, 1, 1);
    Execution second = new Execution();
    second.begin(2);
    write(second, 1, 0);
    assertThat(locations.in(first)).isEqualTo(1);
    assertThat(locations.in(second)).isZero();
    assertThat(locations.in(first)).isEqualTo(1);
  }
}
