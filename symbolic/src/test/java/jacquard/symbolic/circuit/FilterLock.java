package jacquard.symbolic.circuit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Peterson's filter lock for several processes; bad where two of them are in the critical section.
 */
public final class FilterLock {
  private static final int IDLE = 0;
  private static final int ENTERING = 1;
  private static final int WAITING = 2;
  private static final int CRITICAL = 3;

  private final Aig aig = new Aig();
  private final int processes;
  private final boolean broken;
  private final int bits;
  private final List<Circuit.Input> inputs = new ArrayList<>();
  private final List<Circuit.Latch> latches = new ArrayList<>();

  private FilterLock(int processes, boolean broken) {
    this.processes = processes;
    this.broken = broken;
    bits = 32 - Integer.numberOfLeadingZeros(processes - 1);
  }

  public static Circuit correct(int processes) {
    return new FilterLock(processes, false).circuit();
  }

  /** Each process overlooks one other. */
  public static Circuit broken(int processes) {
    return new FilterLock(processes, true).circuit();
  }

  private Circuit circuit() {
    int[] scheduled = word(bits);
    for (int b = 0; b < bits; b++) {
      inputs.add(new Circuit.Input(scheduled[b], "scheduled." + b));
    }
    int[][] pc = words(processes, 2);
    int[][] level = words(processes, bits);
    int[][] victim = words(processes, bits);
    int[][] nextPc = Arrays.stream(pc).map(int[]::clone).toArray(int[][]::new);
    int[][] nextLevel = Arrays.stream(level).map(int[]::clone).toArray(int[][]::new);
    int[][] nextVictim = Arrays.stream(victim).map(int[]::clone).toArray(int[][]::new);
    int two = Aig.FALSE;
    for (int i = 0; i < processes; i++) {
      int runs = is(scheduled, i);
      int idle = aig.and(runs, is(pc[i], IDLE));
      int entering = aig.and(runs, is(pc[i], ENTERING));
      int passes = aig.and(aig.and(runs, is(pc[i], WAITING)), free(i, level, victim));
      int last = aig.and(passes, is(level[i], processes - 1));
      int further = aig.and(passes, Aig.not(is(level[i], processes - 1)));
      int leaves = aig.and(runs, is(pc[i], CRITICAL));
      nextPc[i] = choose(aig.or(idle, further), ENTERING, nextPc[i]);
      nextPc[i] = choose(entering, WAITING, nextPc[i]);
      nextPc[i] = choose(last, CRITICAL, nextPc[i]);
      nextPc[i] = choose(leaves, IDLE, nextPc[i]);
      for (int l = 1; l < processes; l++) {
        int here = aig.and(entering, is(level[i], l));
        nextVictim[l] = choose(here, i, nextVictim[l]);
        nextLevel[i] = choose(aig.and(further, is(level[i], l)), l + 1, nextLevel[i]);
      }
      nextLevel[i] = choose(idle, 1, nextLevel[i]);
      nextLevel[i] = choose(leaves, 0, nextLevel[i]);
      for (int j = 0; j < i; j++) {
        two = aig.or(two, aig.and(is(pc[i], CRITICAL), is(pc[j], CRITICAL)));
      }
    }
    for (int i = 0; i < processes; i++) {
      latches(pc[i], nextPc[i], "pc" + i);
      latches(level[i], nextLevel[i], "level" + i);
      latches(victim[i], nextVictim[i], "victim" + i);
    }
    List<Circuit.Signal> bads = List.of(new Circuit.Signal(two, "two are inside"));
    return new Circuit(aig, inputs, latches, List.of(), bads, List.of(), List.of());
  }

  /** Whether nobody else is as high, or another came later. */
  private int free(int i, int[][] level, int[][] victim) {
    int result = Aig.FALSE;
    for (int l = 1; l < processes; l++) {
      int alone = Aig.TRUE;
      for (int k = 0; k < processes; k++) {
        if (k == i || (broken && k == (i + 1) % processes)) {
          continue;
        }
        for (int higher = l; higher < processes; higher++) {
          alone = aig.and(alone, Aig.not(is(level[k], higher)));
        }
      }
      int passes = aig.or(alone, Aig.not(is(victim[l], i)));
      result = aig.or(result, aig.and(is(level[i], l), passes));
    }
    return result;
  }

  private int[] choose(int condition, int constant, int[] otherwise) {
    int[] result = new int[otherwise.length];
    for (int b = 0; b < result.length; b++) {
      result[b] = aig.mux(condition, (constant >> b) & 1, otherwise[b]);
    }
    return result;
  }

  private int is(int[] word, int constant) {
    int[] equal = new int[word.length];
    for (int b = 0; b < word.length; b++) {
      equal[b] = Aig.signed(word[b], ((constant >> b) & 1) == 0);
    }
    return aig.all(equal);
  }

  private int[] word(int width) {
    int[] word = new int[width];
    for (int b = 0; b < width; b++) {
      word[b] = aig.leaf();
    }
    return word;
  }

  private int[][] words(int count, int width) {
    int[][] words = new int[count][];
    for (int i = 0; i < count; i++) {
      words[i] = word(width);
    }
    return words;
  }

  private void latches(int[] word, int[] next, String name) {
    for (int b = 0; b < word.length; b++) {
      latches.add(new Circuit.Latch(word[b], next[b], Circuit.Initial.ZERO, name + "." + b));
    }
  }
}
