package jacquard.model;

/**
 * A possible step as one number: the process and its edge and, where two processes move together,
 * the receiver and its edge.
 */
public final class Transition {
  private static final int EDGE_BITS = 20;
  private static final long EDGE_MASK = (1L << EDGE_BITS) - 1;

  /** No model has more edges. */
  public static final int MAX_EDGES = 1 << EDGE_BITS;

  private Transition() {}

  public static long of(int process, int edge) {
    return (long) process << EDGE_BITS | edge;
  }

  public static long rendezvous(int sender, int send, int receiver, int receive) {
    return of(receiver + 1, receive) << 28 | of(sender, send);
  }

  public static int process(long transition) {
    return (int) (transition >>> EDGE_BITS) & 0xff;
  }

  public static int edge(long transition) {
    return (int) (transition & EDGE_MASK);
  }

  public static boolean isRendezvous(long transition) {
    return transition >>> 28 != 0;
  }

  /** The receiver of a rendezvous. */
  public static int partner(long transition) {
    return (int) (transition >>> 48) - 1;
  }

  /** The receiver's edge of a rendezvous. */
  public static int partnerEdge(long transition) {
    return (int) (transition >>> 28 & EDGE_MASK);
  }
}
