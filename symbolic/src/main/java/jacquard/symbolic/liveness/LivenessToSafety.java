package jacquard.symbolic.liveness;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Trace;
import java.util.List;

/**
 * Liveness as safety (Biere, Artho and Schuppan, FMICS 2002): an input chooses when the state is
 * saved; the bad state is to be back in the saved one after all that must recur was seen.
 */
final class LivenessToSafety {
  private final Circuit original;
  private final Circuit circuit;

  LivenessToSafety(Circuit original, int property) {
    this.original = original;
    Extension extension = new Extension(original);
    Aig aig = extension.aig();
    int save = extension.input("save");
    int saved = aig.leaf();
    int inLoop = aig.or(saved, save);
    int saving = aig.and(save, Aig.not(saved));
    extension.latch(saved, inLoop, "saved");
    int back = saved;
    for (int i : extension.latchesThatMatter(property).stream().toArray()) {
      Circuit.Latch latch = original.latches().get(i);
      int now = extension.of(latch.literal());
      int shadow = aig.leaf();
      extension.latch(shadow, aig.mux(saving, now, shadow), "saved " + latch.name());
      back = aig.and(back, aig.equal(now, shadow));
    }
    List<Integer> recurring = extension.recurring(property);
    for (int i = 0; i < recurring.size(); i++) {
      int seen = aig.leaf();
      extension.latch(seen, aig.or(seen, aig.and(inLoop, recurring.get(i))), "seen " + i);
      back = aig.and(back, seen);
    }
    circuit = extension.withBad(back, original.justice().get(property).name());
  }

  /** Its bad state is reached where the property is violated. */
  Circuit circuit() {
    return circuit;
  }

  /** What a violation of the bad state is in the original. */
  Lasso lasso(Trace trace) {
    int save = original.inputs().size();
    int start = 0;
    while (!trace.inputs().get(start).get(save)) {
      start++;
    }
    return new Lasso(trace.prefix(trace.length() - 1), start);
  }
}
