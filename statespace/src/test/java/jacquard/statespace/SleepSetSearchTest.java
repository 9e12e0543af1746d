package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomModel;
import jacquard.statespace.SleepSetSearch.Memory;
import jacquard.statespace.SleepSetSearch.Selection;
import jacquard.statespace.SleepSetSearch.Sleep;
import java.util.SortedMap;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

class SleepSetSearchTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 40);
  private static final int MAX_STATES = 1000;
  private static final int MAX_TRANSITIONS = 2000;

  @Test
  void sleepSetsLeaveOutTransitionsButNoStates() {
    Machine machine = Compiler.compile(Corpus.find("philosophers").model());
    SearchResult all = run(machine, Selection.ALL, Sleep.OFF, Memory.STATEFUL);
    SearchResult awake = run(machine, Selection.ALL, Sleep.ON, Memory.STATEFUL);
    assertThat(awake.counts().states()).isEqualTo(all.counts().states());
    assertThat(awake.counts().transitions()).isLessThan(all.counts().transitions() / 2);
  }

  /** A step that sleeps is not enabled inside of an atomic sequence with a choice. */
  @Test
  void nothingIsDoneInsideOfAnAtomicSequence() {
    Machine machine = Compiler.compile(Promela.parse("random.pml", RandomModel.text(429)));
    assertThat(run(machine, Selection.ALL, Sleep.ON, Memory.STATEFUL).counts().states())
        .isEqualTo(run(machine, Selection.ALL, Sleep.OFF, Memory.STATEFUL).counts().states());
  }

  /**
   * What slept at the first visit of a state on a cycle may have been put off to a state that is
   * being explored itself: it has to wake when the state is reached again without it.
   */
  @Test
  void whatSleptAtTheFirstVisitOfAStateMayWakeAtTheSecond() {
    Machine machine =
        Compiler.compile(
            Promela.parse(
                "wake.pml",
                """
                bit a, b, c, d;
                active proctype A() { do :: d_step { d == 0 -> d = 1 } od }
                active proctype B() { do :: d_step { b == 1 -> b = 0 } od }
                active proctype C() { do :: d_step { c == 0 -> c = 1 } od }
                active proctype D() { do :: d_step { b == 0 && a == 1 -> b = 0; a = 0 } od }
                active proctype E() { do :: d_step { b == 0 -> b = 1 } od }
                active proctype F() { do :: d_step { c == 1 && a == 1 -> c = 0; a = 1 } od }
                active proctype G() { do :: d_step { d == 1 && a == 0 -> d = 1; a = 1 } od }
                """));
    assertThat(run(machine, Selection.ALL, Sleep.OFF, Memory.STATEFUL).counts().states())
        .isEqualTo(12);
    assertThat(run(machine, Selection.ALL, Sleep.ON, Memory.STATEFUL).counts().states())
        .isEqualTo(12);
  }

  /** That R receives into x before B assigns to it is not the same as after it. */
  @Test
  void whatARendezvousReceivesIntoWakesIt() {
    assertThat(
            kinds(
                """
                byte x;
                chan r = [0] of { byte };
                active proctype B() { x = 2; assert(x == 2) }
                active proctype R() { r?x }
                active proctype S() { r!1 }
                """))
        .containsKey(ViolationKind.ASSERTION);
  }

  /** R comes back to where it can receive with another value of its own variable. */
  @Test
  void aStepOfTheReceiverWakesARendezvous() {
    assertThat(
            kinds(
                """
                chan r = [0] of { byte };
                active proctype R() {
                  byte n;
                  do
                  :: n == 0 -> n = 1
                  :: r?_ -> assert(n == 0)
                  od
                }
                active proctype S() { r!1 }
                """))
        .containsKey(ViolationKind.ASSERTION);
  }

  /** A step of S goes on with one of R, which is not among what S itself touches. */
  @Test
  void whatAnAtomicSequenceHandsOnToWakesIt() {
    assertThat(
            kinds(
                """
                byte x;
                chan r = [0] of { byte };
                active proctype B() { x = 2; assert(x == 2) }
                active proctype R() { atomic { r?_; x = 1 } }
                active proctype S() { atomic { skip; r!1 } }
                """))
        .containsKey(ViolationKind.ASSERTION);
  }

  private static SortedMap<ViolationKind, Long> kinds(String text) {
    Machine machine = Compiler.compile(Promela.parse("model.pml", text));
    return run(machine, Selection.ALL, Sleep.ON, Memory.STATEFUL).kinds();
  }

  @Test
  void independentProcessesNeedOneExecution() {
    Machine machine =
        Compiler.compile(
            Promela.parse(
                "independent.pml",
                """
                byte x, y, z;
                active proctype A() { x = 1; x = 2 }
                active proctype B() { y = 1; y = 2 }
                active proctype C() { z = 1; z = 2 }
                """));
    SearchResult all = run(machine, Selection.ALL, Sleep.OFF, Memory.STATELESS);
    SearchResult chosen = run(machine, Selection.PERSISTENT_SETS, Sleep.OFF, Memory.STATELESS);
    SearchResult both = run(machine, Selection.PERSISTENT_SETS, Sleep.ON, Memory.STATELESS);
    assertThat(chosen.counts().transitions()).isEqualTo(both.counts().transitions()).isEqualTo(9);
    assertThat(all.counts().transitions()).isGreaterThan(100);
  }

  @Test
  void anEndlessExecutionIsCut() {
    Machine machine =
        Compiler.compile(Promela.parse("loop.pml", "active proctype A() { do :: skip od }"));
    assertThat(run(machine, Selection.ALL, Sleep.ON, Memory.STATELESS).cutShort())
        .contains("an execution with more than 10000 steps");
    assertThat(run(machine, Selection.ALL, Sleep.ON, Memory.STATEFUL).cutShort()).isEmpty();
  }

  private static SearchResult run(Machine m, Selection selection, Sleep sleep, Memory memory) {
    return SleepSetSearch.run(m, selection, sleep, memory, SearchOptions.DEFAULT.goingOn());
  }

  @Test
  void randomModelsKeepTheirVerdicts() {
    assertThat(compare(RandomModel::text)).isGreaterThan(MODELS / 2);
  }

  @Test
  void randomModelsWithLocksKeepTheirVerdicts() {
    assertThat(compare(RandomLockModel::text)).isGreaterThan(MODELS / 4);
  }

  private static int compare(LongFunction<String> generator) {
    int compared = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      String text = generator.apply(seed);
      Machine machine = Compiler.compile(Promela.parse("random.pml", text));
      SearchOptions options = SearchOptions.DEFAULT.goingOn();
      SearchResult full = SafetySearch.run(machine, options.withMaxStates(MAX_STATES));
      if (full.cutShort().isPresent()) {
        continue;
      }
      compared++;
      assertThat(run(machine, Selection.ALL, Sleep.ON, Memory.STATEFUL).counts().states())
          .as("states with sleep sets, seed %d\n%s", seed, text)
          .isEqualTo(run(machine, Selection.ALL, Sleep.OFF, Memory.STATEFUL).counts().states());
      for (Selection selection : Selection.values()) {
        for (Sleep sleep : Sleep.values()) {
          for (Memory memory : Memory.values()) {
            SearchResult reduced =
                SleepSetSearch.run(
                    machine, selection, sleep, memory, options.withMaxStates(MAX_TRANSITIONS));
            if (reduced.cutShort().isEmpty()) {
              assertThat(reduced.kinds().keySet())
                  .as("seed %d, %s, sleep %s, %s\n%s", seed, selection, sleep, memory, text)
                  .isEqualTo(full.kinds().keySet());
            }
          }
        }
      }
    }
    return compared;
  }
}
