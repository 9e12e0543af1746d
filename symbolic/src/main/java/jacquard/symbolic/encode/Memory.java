package jacquard.symbolic.encode;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;

/** What the cells hold while a step is made. */
final class Memory {
  private final Words words;
  private final Word[] values;

  Memory(Words words, Word[] values) {
    this.words = words;
    this.values = values;
  }

  Memory copy() {
    return new Memory(words, values.clone());
  }

  Word get(Cells.Cell cell) {
    return values[cell.index()];
  }

  /** Stores what is left of a value in the cell, where the condition is true. */
  void put(Cells.Cell cell, int condition, Word value) {
    if (condition != Aig.FALSE) {
      Word narrow = words.narrowed(value, cell.bits(), cell.signed());
      values[cell.index()] = words.mux(condition, narrow, values[cell.index()]);
    }
  }

  /** Takes over what another one holds, where the condition is true. */
  void putAll(int condition, Memory other) {
    for (int i = 0; i < values.length; i++) {
      values[i] = words.mux(condition, other.values[i], values[i]);
    }
  }
}
