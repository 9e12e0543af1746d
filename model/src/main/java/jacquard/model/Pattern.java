package jacquard.model;

/** What a receive does with one field of a message. */
public sealed interface Pattern {
  /** Stores the field. */
  record Into(Place place) implements Pattern {}

  /** Takes only messages whose field has this value. */
  record Match(Expression value) implements Pattern {}

  /** Takes any value and forgets it. */
  record Ignore() implements Pattern {}
}
