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
  private boolean silence;

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

  /** It depends on whether anybody at all can move. */
  void waitForSilence() {
    silence = true;
  }

  boolean waitsForSilence() {
    return silence;
  }

  /** What is written there is as it was before, and nobody reads it. */
  void dropWrites(int from, int to) {
    writes.clear(from, to);
  }

  /**
   * Adds what other code touches.
   *
   * @return whether that was news
   */
  public boolean add(Footprint other) {
    boolean had = silence;
    silence |= other.silence;
    return addWhereSomebodyMoves(other) || had != silence;
  }

  /**
   * Adds what other code touches as long as somebody can move.
   *
   * @return whether that was news
   */
  public boolean addWhereSomebodyMoves(Footprint other) {
    int before = reads.cardinality() + writes.cardinality();
    boolean had = everything;
    reads.or(other.reads);
    writes.or(other.writes);
    everything |= other.everything;
    return had != everything || before != reads.cardinality() + writes.cardinality();
  }

  public boolean isEverything() {
    return everything || silence;
  }

  public boolean reads(int thing) {
    return reads.get(thing);
  }

  public boolean writes(int thing) {
    return writes.get(thing);
  }

  /** Whether something is touched by both and written by one. */
  public boolean conflictsWith(Footprint other) {
    return other.silence || conflictsWhereSomebodyMoves(other);
  }

  /**
   * The same, where what is touched here can happen and the other code is asked for as long as it
   * has not: somebody can move all the while, so no timeout of the other code happens.
   */
  public boolean conflictsWhereSomebodyMoves(Footprint other) {
    return isEverything()
        || other.everything
        || writes.intersects(other.writes)
        || writes.intersects(other.reads)
        || reads.intersects(other.writes);
  }

  @Override
  public String toString() {
    return isEverything() ? "everything" : "reads " + reads + ", writes " + writes;
  }
}
