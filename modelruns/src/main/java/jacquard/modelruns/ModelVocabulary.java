package jacquard.modelruns;

import jacquard.core.Vocabulary;
import jacquard.model.Edge;
import jacquard.model.Model;

/** The names of a model's processes and steps. */
record ModelVocabulary(Model model) implements Vocabulary {
  @Override
  public String thread(int thread) {
    return thread < model.initial().size()
        ? "%s[%d]".formatted(model.process(model.initial().get(thread)).name(), thread)
        : "process " + thread;
  }

  @Override
  public String object(int object) {
    return model.globals().stream()
        .filter(v -> object >= v.offset() && object < v.offset() + v.shape().bytes())
        .map(v -> v.name())
        .findFirst()
        .orElse("the channels");
  }

  @Override
  public String site(int site) {
    return site < 0 ? "" : model.edges().get(site).text();
  }

  @Override
  public String place(int site) {
    return site < 0 ? "" : place(model.edges().get(site));
  }

  /** A statement and where it is. */
  static String place(Edge edge) {
    return edge.text() + ", " + edge.position().fileAndLine();
  }
}
