package jacquard.symbolic.catalog;

import jacquard.symbolic.bdd.BddReachability;
import jacquard.symbolic.bdd.Direction;
import jacquard.symbolic.catalog.MethodEntry.Aim;
import jacquard.symbolic.method.BoundedModelChecking;
import jacquard.symbolic.method.KInduction;
import jacquard.symbolic.method.Portfolio;
import jacquard.symbolic.pdr.PropertyDirectedReachability;
import java.util.List;
import java.util.stream.Stream;

/** The methods by name. */
public final class MethodCatalog {
  private static final MethodEntry BMC =
      MethodEntry.of("bmc", Aim.VIOLATIONS, BoundedModelChecking::new);

  private static final MethodEntry PLAIN_PDR =
      MethodEntry.of("pdr", Aim.VIOLATIONS_AND_PROOFS, PropertyDirectedReachability::new);

  /** Those that work by themselves. */
  private static final List<MethodEntry> SINGLE =
      List.of(
          BMC,
          MethodEntry.of("induction", Aim.VIOLATIONS_AND_PROOFS, KInduction::new),
          PLAIN_PDR.withLassosBy(PLAIN_PDR, PLAIN_PDR),
          bdd(Direction.BOTH),
          bdd(Direction.FORWARD),
          bdd(Direction.BACKWARD));

  /** Bounded model checking and PDR side by side. */
  public static final MethodEntry AUTO =
      MethodEntry.of(
              "auto",
              Aim.VIOLATIONS_AND_PROOFS,
              () ->
                  new Portfolio(
                      "auto",
                      List.of(new BoundedModelChecking(), new PropertyDirectedReachability())))
          .withLassosBy(BMC, PLAIN_PDR);

  private MethodCatalog() {}

  private static MethodEntry bdd(Direction direction) {
    return MethodEntry.of(
        direction.method(), Aim.VIOLATIONS_AND_PROOFS, () -> new BddReachability(direction));
  }

  /** Those that work by themselves; {@link #AUTO} is not one of them. */
  public static List<MethodEntry> single() {
    return SINGLE;
  }

  /** What may be asked for, by name. */
  public static List<String> names() {
    return Stream.concat(Stream.of(AUTO), SINGLE.stream()).map(MethodEntry::name).toList();
  }

  /**
   * The method of that name.
   *
   * @throws IllegalArgumentException with one line, where there is none
   */
  public static MethodEntry named(String name) {
    return Stream.concat(Stream.of(AUTO), SINGLE.stream())
        .filter(entry -> entry.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no method is called " + name + "; there are " + String.join(", ", names())));
  }
}
