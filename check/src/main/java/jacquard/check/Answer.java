package jacquard.check;

import java.io.Serializable;

/** What a worker says. */
sealed interface Answer extends Serializable {
  record Checked(Finding finding) implements Answer {}

  /** The check did not come to an end, and the worker ends with it. */
  record GivenUp(Finding finding) implements Answer {}

  /** The check could not be made. */
  record Refused(CheckException.Kind kind, String message) implements Answer {}
}
