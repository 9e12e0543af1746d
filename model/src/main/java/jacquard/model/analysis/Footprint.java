package jacquard.model.analysis;

import java.util.BitSet;

/**
 * What a piece of code touches, as numbers of shared {@link Things}. It may say too much, never too
 * little.
 */
public final class Footprint {
  private final BitSet reads = new BitSet();
  private final BitSet writes = new BitSet();
  private boolean everything;

  void read(int thing) {
    reads.set(thing);
  }

  void read(int from, int to) {
    reads.set(from, to);
  }

  void write(int thing) {
    writes.set(thing);
  }

  void write(int from, int to) {
    writes.set(from, to);
  }

  /** It depends on all that others do, even on what they do to themselves. */
  void touchEverything() {
    everything = true;
  }

  /**
   * Adds what other code touches.
   *
   * @return whether that was news
   */
  public boolean add(Footprint other) {
    int before = reads.cardinality() + writes.cardinality();
    boolean had = everything;
    reads.or(other.reads);
    writes.or(other.writes);
    everything |= other.everything;
    return had != everything || before != reads.cardinality() + writes.cardinality();
  }

  public boolean isEverything() {
    return everything;
  }

  public boolean reads(int thing) {
    return reads.get(thing);
  }

  public boolean writes(int thing) {
    return writes.get(thing);
  }

  /** Whether something is touched by both and written by one. */
  public boolean conflictsWith(Footprint other) {
    return everything
        || other.everything
        || writes.intersects(other.writes)
        || writes.intersects(other.reads)
        || reads.intersects(other.writes);
  }

  @Override
  public String toString() {
    return everything ? "everything" : "reads " + reads + ", writes " + writes;
  }
}
