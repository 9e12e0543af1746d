package jacquard.symbolic.engine;

import jacquard.core.ViolationKind;
import jacquard.core.request.RefusedRequestException;
import jacquard.symbolic.circuit.Circuit;
import java.util.ArrayList;
import java.util.List;

/**
 * A property of a circuit.
 *
 * @param kind what it is to violate it
 * @param index among those of its kind
 * @param name as the file has it
 */
record CircuitProperty(ViolationKind kind, int index, String name) {
  /** All of them: bad states first. */
  static List<CircuitProperty> of(Circuit circuit) {
    List<CircuitProperty> all = new ArrayList<>();
    for (int i = 0; i < circuit.bads().size(); i++) {
      all.add(new CircuitProperty(ViolationKind.BAD_STATE, i, circuit.bads().get(i).name()));
    }
    for (int i = 0; i < circuit.justice().size(); i++) {
      all.add(new CircuitProperty(ViolationKind.JUSTICE, i, circuit.justice().get(i).name()));
    }
    return all;
  }

  /**
   * The one that a user names, by its name or its place.
   *
   * @throws RefusedRequestException if there is none
   */
  static CircuitProperty named(String name, CircuitTarget target) {
    List<CircuitProperty> all = of(target.circuit());
    return all.stream()
        .filter(p -> p.place().equals(name) || p.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new RefusedRequestException(
                    "%s has no property %s; it has %s"
                        .formatted(
                            target.name(),
                            name,
                            all.isEmpty()
                                ? "none"
                                : String.join(
                                    ", ", all.stream().map(CircuitProperty::place).toList()))));
  }

  boolean isJustice() {
    return kind == ViolationKind.JUSTICE;
  }

  /** Such as b0, as the format has it. */
  String place() {
    return (isJustice() ? "j" : "b") + index;
  }

  private String called() {
    return name.equals(place()) ? name : "%s (%s)".formatted(place(), name);
  }

  /** What is said where it holds. */
  String claim() {
    return isJustice()
        ? "no run fulfils justice property " + called()
        : "bad state " + called() + " is not reached";
  }

  /** What is said where it does not. */
  String violation() {
    return isJustice()
        ? "a run fulfils justice property " + called()
        : "bad state " + called() + " is reached";
  }
}
