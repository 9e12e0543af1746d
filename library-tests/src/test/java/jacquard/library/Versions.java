package jacquard.library;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The program is checked with two versions of a library: one with a known bug, one without it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Versions {
  /** The folder of the version with the bug, below {@code target/versions}. */
  String broken();

  /** The folder of the version in which the bug is mended. */
  String fixed();

  /** Where the bug is described. */
  String issue();
}
