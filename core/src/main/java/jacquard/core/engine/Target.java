package jacquard.core.engine;

import jacquard.core.request.TargetKind;
import java.util.List;

/** Something that can be checked: a Java program, a litmus program, a model. */
public interface Target {
  /** As the user calls it. */
  String name();

  TargetKind kind();

  /** Changes when the target does; hexadecimal digits. Guards schedules against other targets. */
  String fingerprint();

  /** What it claims itself about infinite runs, each by its name. */
  default List<String> claimsOfInfiniteRuns() {
    return List.of();
  }
}
