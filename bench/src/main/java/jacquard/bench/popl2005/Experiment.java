package jacquard.bench.popl2005;

import jacquard.explore.Subject;
import jacquard.litmus.LitmusCatalog;
import jacquard.script.Script;

/** A benchmark program of the paper, and what the paper found. */
public enum Experiment {
  /** Figure 6. */
  INDEXER("Indexer", "5.1", "indexer", 15, 11),
  /** Figure 8. */
  FILE_SYSTEM("File System", "5.2", "filesystem", 26, 13);

  private final String title;
  private final String section;
  private final String litmus;
  private final int maxThreads;
  private final int singleUpTo;

  Experiment(String title, String section, String litmus, int maxThreads, int singleUpTo) {
    this.title = title;
    this.section = section;
    this.litmus = litmus;
    this.maxThreads = maxThreads;
    this.singleUpTo = singleUpTo;
  }

  public String title() {
    return title;
  }

  /** The section of the paper that describes it. */
  public String section() {
    return section;
  }

  /** The name of its files. */
  public String fileName() {
    return "popl2005-" + litmus;
  }

  /** The paper's largest number of threads. */
  public int maxThreads() {
    return maxThreads;
  }

  /** Up to this number of threads nobody gets in another's way: there is a single trace. */
  public int singleUpTo() {
    return singleUpTo;
  }

  Subject subject(int threads) {
    return new Script(LitmusCatalog.find(litmus + "(" + threads + ")").program());
  }
}
