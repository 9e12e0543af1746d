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

  /** What Spin is told. */
  List<String> spinOptions() {
    return this == FULL ? List.of("-noreduce") : List.of();
  }

  /** What Jacquard is told. */
  String search() {
    return search;
  }
}
