package jacquard.promela.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import org.junit.jupiter.api.Test;

/** What a step touches besides what stands in its own text. */
class FootprintsTest {
  private final Analysed a =
      Analysed.of(
          """
          byte x, y, i, z, w;
          byte a[3];
          chan c = [2] of { byte };
          chan s = [2] of { byte };
          chan p = [2] of { byte };
          chan r = [0] of { byte };
          active proctype Provided() provided (x == 0) { y = 1 }
          active proctype Waits() { if :: y == 1 -> skip :: else -> z = 9 fi }
          active proctype Atomic() { atomic { z = 1; w = 1 } }
          active proctype Creates() { run Created() }
          proctype Created() { w = 2 }
          active proctype Channels() { c!1; s!!1; p?[1]; a[i] = 1; r!1 }
          active proctype Others() {
            byte l;
            x = 5;
            y = 6;
            w = 7;
            i = 1;
            c?l;
            s?l;
            p?l;
            p!3;
            r?l
          }
          """);

  private final Footprints footprints = new Footprints(a.model());

  private Footprint taken(String process, String text) {
    return footprints.taken(a.id(process, text));
  }

  private boolean conflict(String process, String text, String other) {
    return taken(process, text).conflictsWith(taken("Others", other));
  }

  @Test
  void aStepReadsTheConditionOfItsProcess() {
    assertThat(conflict("Provided", "y = 1", "x = 5")).isTrue();
    assertThat(conflict("Provided", "y = 1", "w = 7")).isFalse();
  }

  @Test
  void anElseReadsTheConditionsBesideIt() {
    assertThat(conflict("Waits", "else", "y = 6")).isTrue();
    assertThat(conflict("Waits", "else", "x = 5")).isFalse();
  }

  @Test
  void aStepIntoAnAtomicSequenceTouchesAllOfIt() {
    assertThat(conflict("Atomic", "z = 1", "w = 7")).isTrue();
    assertThat(conflict("Atomic", "z = 1", "x = 5")).isFalse();
  }

  @Test
  void whoMayCreateAProcessMayDoLaterWhatThatDoes() {
    int creates = a.process("Creates").index();
    Footprint later = footprints.later(creates, a.process("Creates").entry());
    assertThat(later.conflictsWith(taken("Others", "w = 7"))).isTrue();
    assertThat(later.conflictsWith(taken("Others", "x = 5"))).isFalse();
  }

  @Test
  void aSortedSendTouchesBothEnds() {
    assertThat(conflict("Channels", "s!!1", "s?l")).isTrue();
    assertThat(conflict("Channels", "c!1", "c?l")).isFalse();
  }

  @Test
  void aPollReadsBothEnds() {
    assertThat(conflict("Channels", "p?[1]", "p?l")).isTrue();
    assertThat(conflict("Channels", "p?[1]", "p!3")).isTrue();
    assertThat(conflict("Channels", "p?[1]", "c?l")).isFalse();
  }

  @Test
  void anAssignmentToAnElementReadsItsIndex() {
    assertThat(conflict("Channels", "a[i] = 1", "i = 1")).isTrue();
    assertThat(conflict("Channels", "a[i] = 1", "x = 5")).isFalse();
  }

  @Test
  void theHalvesOfARendezvousConflict() {
    assertThat(conflict("Channels", "r!1", "r?l")).isTrue();
    assertThat(conflict("Channels", "r!1", "c?l")).isFalse();
  }
}
