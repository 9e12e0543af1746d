package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which global variables matter to what a model can do: all but the faint ones, which are read only
 * to compute what faint variables hold. May say too much, never too little.
 *
 * <p>What decides whether a step can be completed matters, too: indices and divisors.
 */
final class FaintVariables {
  /** What an assignment makes of variables that may be faint. */
  private record Copy(BitSet target, BitSet sources) {}

  private final LocalReads reads;
  private final BitSet needed = new BitSet();
  private final List<Copy> copies = new ArrayList<>();

  FaintVariables(Model model) {
    reads = new LocalReads(model);
    model.initialization().forEach(this::add);
    model.processes().forEach(this::add);
    model.claims().forEach(this::add);
    needed.or(reads.globals());
    boolean changed = true;
    while (changed) {
      int before = needed.cardinality();
      copies.stream()
          .filter(c -> c.target().intersects(needed))
          .forEach(c -> needed.or(c.sources()));
      changed = needed.cardinality() > before;
    }
  }

  /** Whether what a global variable holds may matter. */
  boolean isNeeded(Place global) {
    return LocalReads.bytes(global).intersects(needed);
  }

  private void add(ProcessGraph process) {
    process.provided().ifPresent(reads::add);
    process.initialization().forEach(this::add);
    process.locations().forEach(this::add);
  }

  private void add(Location location) {
    location.edges().stream().map(Edge::command).forEach(this::add);
  }

  private void add(Command command) {
    switch (command) {
      case Command.Assign(Place target, Expression value) when target.isGlobal() -> {
        target.subscripts().forEach(s -> reads.add(s.index()));
        Copy copy = new Copy(LocalReads.bytes(target), new BitSet());
        addSources(value, copy.sources());
        copies.add(copy);
      }
      case Command.Deterministic(Region region) -> {
        region.guards().forEach(reads::add);
        region.locations().forEach(this::add);
      }
      default -> reads.add(command);
    }
  }

  /** Adds what a value is made of; what else it looks at is needed. */
  private void addSources(Expression value, BitSet sources) {
    switch (value) {
      case Expression.Load(Place place) when place.isGlobal() -> {
        place.subscripts().forEach(s -> reads.add(s.index()));
        sources.or(LocalReads.bytes(place));
      }
      case Expression.Unary(var _, Expression operand) -> addSources(operand, sources);
      case Expression.Binary(BinaryOperator operator, Expression left, Expression right)
          when operator != BinaryOperator.DIVIDE && operator != BinaryOperator.REMAINDER -> {
        addSources(left, sources);
        addSources(right, sources);
      }
      default -> reads.add(value);
    }
  }
}
