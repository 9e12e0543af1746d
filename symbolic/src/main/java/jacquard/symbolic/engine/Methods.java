package jacquard.symbolic.engine;

import jacquard.core.request.RefusedRequestException;
import jacquard.symbolic.method.BoundedModelChecking;
import jacquard.symbolic.method.KInduction;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Portfolio;
import jacquard.symbolic.method.pdr.PropertyDirectedReachability;
import java.util.List;

/** The methods by name. */
final class Methods {
  static final String AUTO = "auto";

  private static final List<Method> ALL =
      List.of(
          new Portfolio(
              AUTO, List.of(new BoundedModelChecking(), new PropertyDirectedReachability())),
          new BoundedModelChecking(),
          new KInduction(),
          new PropertyDirectedReachability());

  private Methods() {}

  static Method named(String name) {
    return ALL.stream()
        .filter(m -> m.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new RefusedRequestException("unknown method '%s'".formatted(name)));
  }
}
