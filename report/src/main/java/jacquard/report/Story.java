package jacquard.report;

import jacquard.core.Execution;
import jacquard.core.Vocabulary;

/** One execution with the names of what takes part in it. */
public record Story(Execution execution, Vocabulary vocabulary) {

  String thread(int thread) {
    return vocabulary.thread(thread);
  }

  String object(int object) {
    return vocabulary.object(object);
  }

  /** The steps as people count them: from 1. */
  static int step(int event) {
    return event + 1;
  }
}
