package jacquard.core.answer;

import jacquard.core.Execution;
import jacquard.core.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/** One execution of threads, with the names of what takes part in it. */
public record Interleaving(Execution execution, Vocabulary vocabulary) implements Counterexample {
  @Override
  public List<String> actors() {
    List<String> actors = new ArrayList<>();
    for (int t = 0; t < execution.threads(); t++) {
      actors.add(vocabulary.thread(t));
    }
    return actors;
  }

  @Override
  public int length() {
    return execution.length();
  }

  public String thread(int thread) {
    return vocabulary.thread(thread);
  }

  public String object(int object) {
    return vocabulary.object(object);
  }

  /** The steps as people count them: from 1. */
  public static int step(int event) {
    return event + 1;
  }
}
