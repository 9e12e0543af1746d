package jacquard.bench.popl2005;

import java.util.List;

/** One search on programs of growing size: the first cell is for one thread, and so on. */
public record Series(Configuration configuration, List<Cell> cells) {
  public Series {
    cells = List.copyOf(cells);
  }

  public Cell cell(int threads) {
    return cells.get(threads - 1);
  }

  /** How many programs were within the budget: those with up to this number of threads. */
  public int measured() {
    return (int) cells.stream().filter(Cell.Measured.class::isInstance).count();
  }

  /** Up to which number of threads a single execution was all. */
  public int singleUpTo() {
    int threads = 0;
    while (threads < cells.size()
        && cell(threads + 1) instanceof Cell.Measured(var statistics)
        && statistics.executions() == 1) {
      threads++;
    }
    return threads;
  }
}
