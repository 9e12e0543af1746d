package jacquard.symbolic.catalog;

import jacquard.symbolic.bdd.BddReachability;
import jacquard.symbolic.bdd.Direction;
import jacquard.symbolic.method.BoundedModelChecking;
import jacquard.symbolic.method.Confirmed;
import jacquard.symbolic.method.KInduction;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Portfolio;
import jacquard.symbolic.pdr.PropertyDirectedReachability;
import java.util.List;

/** The methods by name; every answer of theirs is confirmed. */
public final class MethodCatalog {
  /** What may be asked for. */
  public static final String AUTO = "auto";

  public static final List<String> NAMES =
      List.of(AUTO, "bmc", "induction", "pdr", "bdd", "bdd-forward", "bdd-backward");

  private MethodCatalog() {}

  /**
   * The method of that name; {@code auto} runs bounded model checking and PDR side by side.
   *
   * @throws IllegalArgumentException with one line, where there is none
   */
  public static Method named(String name) {
    return new Confirmed(
        switch (name) {
          case "auto" ->
              new Portfolio(
                  "auto", List.of(new BoundedModelChecking(), new PropertyDirectedReachability()));
          case "bmc" -> new BoundedModelChecking();
          case "induction" -> new KInduction();
          case "bdd" -> new BddReachability(Direction.BOTH);
          case "bdd-forward" -> new BddReachability(Direction.FORWARD);
          case "bdd-backward" -> new BddReachability(Direction.BACKWARD);
          case "pdr" -> new PropertyDirectedReachability();
          default ->
              throw new IllegalArgumentException(
                  "no method is called " + name + "; there are " + String.join(", ", NAMES));
        });
  }
}
