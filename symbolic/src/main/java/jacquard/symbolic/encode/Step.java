package jacquard.symbolic.encode;

import jacquard.model.Edge;
import jacquard.model.Transition;
import java.util.Optional;

/**
 * A transition that may be possible somewhere: the edge of a process and, in a rendezvous, that of
 * the receiver.
 */
record Step(Actor mover, Optional<Actor> receiver) {
  /** A process of a kind that takes an edge. */
  record Actor(int slot, int kind, Edge edge) {}

  /** As the other engines call it. */
  long transition() {
    return receiver
        .map(r -> Transition.rendezvous(mover.slot, mover.edge.id(), r.slot, r.edge.id()))
        .orElseGet(() -> Transition.of(mover.slot, mover.edge.id()));
  }
}
