package jacquard.bench.spin;

import java.util.List;

/** What a search alone is to find out, without reduction. */
enum Question {
  /** Whether a state is wrong. */
  STATES("The search alone", Mode.FULL),
  /** Whether a formula holds of all infinite runs. */
  INFINITE_RUNS("The search for infinite runs alone", Mode.INFINITE);

  private final String title;
  private final Mode mode;

  Question(String title, Mode mode) {
    this.title = title;
    this.mode = mode;
  }

  String title() {
    return title;
  }

  /** That has the text of the model, and what Jacquard is told of it. */
  Mode mode() {
    return mode;
  }

  /** What Spin's verifier is compiled with. */
  List<String> compilerOptions() {
    return this == STATES ? List.of("-DSAFETY") : List.of();
  }

  /** What Spin's verifier is told. */
  List<String> panOptions() {
    return this == INFINITE_RUNS ? List.of("-a") : List.of();
  }

  /** A claim moves between any two steps of a model, and pan counts its moves, too. */
  int depth(ScaledModel model) {
    return this == INFINITE_RUNS ? 2 * model.depth() : model.depth();
  }
}
