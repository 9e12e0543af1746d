package jacquard.bytecode.heap;

/** What becomes a variable of the model: a place that is not laid out yet. */
public sealed interface Slot {
  /** The half of a long that a number of the model holds. */
  enum Part {
    LOW,
    HIGH
  }

  /** A field of an object. */
  record OfCell(Cell cell, Part part) implements Slot {}

  /** All elements of an array. */
  record OfArray(int array, Part part) implements Slot {}

  /**
   * A variable of a process.
   *
   * @param depth of the frame; -1 for what the process counts
   * @param kind {@code L} for a local variable, {@code S} for the stack, {@code G} for a counter
   */
  record OfProcess(int process, int depth, char kind, int index, Part part) implements Slot {}
}
