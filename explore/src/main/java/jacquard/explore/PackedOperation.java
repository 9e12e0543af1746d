package jacquard.explore;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Vocabulary;

/**
 * What a step did, packed into a {@code long}: kind, object and whether it wrote. Searches compare
 * it whenever they repeat a step; a difference means that the program is not deterministic.
 */
public final class PackedOperation {
  private PackedOperation() {}

  public static long pack(Execution execution, int event) {
    return pack(execution.kind(event), execution.object(event), execution.writes(event));
  }

  public static long pack(Kind kind, int object, boolean writes) {
    return ((long) object << 32) | ((long) kind.number() << 1) | (writes ? 1 : 0);
  }

  public static Kind kind(long operation) {
    return Kind.of((int) (operation >>> 1) & 0x7fff);
  }

  public static int object(long operation) {
    return (int) (operation >> 32);
  }

  public static boolean writes(long operation) {
    return (operation & 1) != 0;
  }

  /** Such as "T1 reads balance". */
  public static String describe(long operation, int thread, Vocabulary vocabulary) {
    String what =
        switch (kind(operation)) {
          case READ -> "reads";
          case WRITE -> "writes";
          case UPDATE -> "updates";
          case CAS -> writes(operation) ? "compares and sets" : "compares, and does not set,";
          case ACQUIRE -> "locks";
          case RELEASE -> "unlocks";
          case TRY_ACQUIRE -> "tries to lock";
          case WAIT -> "waits on";
          case REACQUIRE -> "wakes up on";
          case NOTIFY -> "notifies one waiter of";
          case NOTIFY_ALL -> "notifies all waiters of";
          case TAKE_PERMITS -> "takes permits of";
          case GIVE_PERMITS -> "gives permits to";
          case PARK -> "parks on";
          case UNPARK -> "unparks";
          case INSPECT -> "asks for";
          case INTERRUPT -> "interrupts";
          case SEND -> "sends to";
          case RECEIVE -> "receives from";
          case START -> "starts a thread";
          case JOIN -> "joins a thread";
          case YIELD -> "yields";
          case TIMEOUT -> "lets time pass";
          case CHOOSE -> "chooses";
        };
    int object = object(operation);
    return vocabulary.thread(thread)
        + " "
        + what
        + (object == Dependence.NO_OBJECT ? "" : " " + vocabulary.object(object));
  }
}
