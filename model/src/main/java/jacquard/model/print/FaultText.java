package jacquard.model.print;

import jacquard.model.Fault;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Position;

/** What is wrong in a step, who made it and where; the same in every report. */
public final class FaultText {
  private FaultText() {}

  /** Such as "assert(x == 2) failed in Check[2] (counter.pml:13)". */
  public static String of(Machine machine, Fault fault, byte[] state) {
    String who =
        fault.process() < 0 || fault.process() >= (state[Layout.COUNT] & 0xff)
            ? ""
            : " in %s[%d]".formatted(machine.graph(state, fault.process()).name(), fault.process());
    return fault.message() + who + where(fault);
  }

  /** The same for what a property does wrong when it looks at a state, which no process does. */
  public static String ofProperty(Fault fault) {
    return fault.message() + where(fault);
  }

  private static String where(Fault fault) {
    return fault.position().equals(Position.NOWHERE)
        ? ""
        : " (" + fault.position().fileAndLine() + ")";
  }
}
