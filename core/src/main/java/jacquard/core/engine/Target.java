package jacquard.core.engine;

import jacquard.core.request.TargetKind;

/** Something that can be checked: a Java program, a litmus program, a model. */
public interface Target {
  /** As the user calls it. */
  String name();

  TargetKind kind();

  /** Changes when the target does; hexadecimal digits. Guards schedules against other targets. */
  String fingerprint();
}
