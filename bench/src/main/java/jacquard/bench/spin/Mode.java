package jacquard.bench.spin;

import java.util.List;

/** Whether every state is stored, or those that the reduction of a tool leaves. */
enum Mode {
  FULL("Without reduction", "full"),
  REDUCED("With reduction", "ample");

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

  /** What Spin is told. */
  List<String> spinOptions() {
    return this == FULL ? List.of("-noreduce") : List.of();
  }

  /** What Jacquard is told. */
  String search() {
    return search;
  }
}
