package jacquard.modelruns;

import java.util.Arrays;

/**
 * Which thread of an execution a process is. The number of a process is given again after its end;
 * that of a thread is not.
 */
final class Threads {
  private int[] process = new int[16];
  private int[] thread = new int[16];
  private int processes;
  private int threads;

  /** Starts anew with processes whose numbers are those of their threads. */
  void begin(int initial) {
    processes = 0;
    threads = 0;
    for (int p = 0; p < initial; p++) {
      created();
    }
  }

  /** There is one more process. */
  void created() {
    if (processes == thread.length) {
      thread = Arrays.copyOf(thread, 2 * processes);
    }
    if (threads == process.length) {
      process = Arrays.copyOf(process, 2 * threads);
    }
    process[threads] = processes;
    thread[processes++] = threads++;
  }

  /** The process with the highest number is no more. */
  void ended() {
    processes--;
  }

  int process(int ofThread) {
    return process[ofThread];
  }

  int thread(int ofProcess) {
    return thread[ofProcess];
  }
}
