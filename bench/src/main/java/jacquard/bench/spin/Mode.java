package jacquard.bench.spin;

import java.util.List;

/** What is asked of a model, and whether the reduction of a tool is used. */
enum Mode {
  /** Every state is stored. */
  FULL("Without reduction", "full"),
  /** Those that the reduction of a tool leaves. */
  REDUCED("With reduction", "ample"),
  /** A formula about infinite runs, which are searched for cycles. */
  INFINITE("Infinite runs, with reduction", "ample");

  /** The name of the formula that is checked. */
  static final String FORMULA = "wanted";

  private final String title;
  private final String search;

  Mode(String title, String search) {
    this.title = title;
    this.search = search;
  }

  String title() {
    return title;
  }

  /** What the others are compared with: the same states where all are stored. */
  Configuration baseline() {
    return this == FULL ? Configuration.SPIN_SAME_STATES : Configuration.SPIN_RUN;
  }

  /** What Spin is told behind {@code -run}. */
  List<String> spinOptions() {
    return switch (this) {
      case FULL -> List.of("-safety", "-noreduce");
      case REDUCED -> List.of("-safety");
      case INFINITE -> List.of("-a");
    };
  }

  /** The search that Jacquard makes. */
  String search() {
    return search;
  }

  /** What else Jacquard is told. */
  List<String> options() {
    return this == INFINITE ? List.of("--ltl=" + FORMULA) : List.of();
  }
}
