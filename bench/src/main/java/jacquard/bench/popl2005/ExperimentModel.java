package jacquard.bench.popl2005;

import jacquard.model.Model;
import jacquard.promela.Promela;

/**
 * The two programs as models: a step for each access of shared memory, as the scripted programs
 * have it, and no step for the end of a thread.
 */
final class ExperimentModel {
  private static final int SIZE = 128;
  private static final int MAX = 4;
  private static final int NUMBLOCKS = 26;

  private ExperimentModel() {}

  static Model of(Experiment experiment, int threads) {
    String text =
        switch (experiment) {
          case INDEXER -> indexer(threads);
          case FILE_SYSTEM -> fileSystem(threads);
        };
    return Promela.parse(experiment.fileName() + ".pml", text);
  }

  /** Figure 1: each step tries one place of the table. */
  private static String indexer(int threads) {
    return """
    byte table[%d];
    active [%d] proctype T() {
      byte m, w, h;
      bit again;
    end:
      do
      :: d_step {
           m < %d ->
           if
           :: again -> h = (h + 1) %% %d
           :: else -> w = (m + 1) * 11 + _pid + 1; h = (w * 7) %% %d
           fi;
           if
           :: table[h] == 0 -> table[h] = w; m++; again = 0
           :: else -> again = 1
           fi
         }
      od
    }
    """
        .formatted(SIZE, threads, MAX, SIZE, SIZE);
  }

  /** Figure 7. The inode of a thread is known before it runs, the block is not. */
  private static String fileSystem(int threads) {
    StringBuilder out =
        new StringBuilder(
            "bit locki[32], lockb[%d], busy[%d];\nbyte inode[32];\n"
                .formatted(NUMBLOCKS, NUMBLOCKS));
    for (int i = 0; i < threads; i++) {
      out.append(
          """
          active proctype T%1$d() {
            byte b = %2$d;
            d_step { locki[%1$d] == 0 -> locki[%1$d] = 1 };
            if
            :: inode[%1$d] == 0 ->
              do
              :: d_step { lockb[b] == 0 -> lockb[b] = 1 };
                 if
                 :: busy[b] == 0 ->
                    busy[b] = 1;
                    inode[%1$d] = b + 1;
                    lockb[b] = 0;
                    break
                 :: else -> d_step { lockb[b] = 0; b = (b + 1) %% %3$d }
                 fi
              od
            :: else
            fi;
            locki[%1$d] = 0;
          end:
            false
          }
          """
              .formatted(i, 2 * i % NUMBLOCKS, NUMBLOCKS));
    }
    return out.toString();
  }
}
