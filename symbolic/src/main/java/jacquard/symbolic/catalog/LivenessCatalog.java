package jacquard.symbolic.catalog;

import jacquard.symbolic.liveness.LivenessCheck;
import jacquard.symbolic.method.Method;
import java.util.Optional;

/** How each method is used for justice properties. */
public final class LivenessCatalog {
  private LivenessCatalog() {}

  /**
   * The check by the method of that name: a lasso is looked for as a bad state; PDR also counts
   * rounds, which proves what holds sooner.
   *
   * @throws IllegalArgumentException with one line, where there is none
   */
  public static LivenessCheck named(String name) {
    Method method = MethodCatalog.named(name.equals(MethodCatalog.AUTO) ? "bmc" : name);
    boolean proves = name.equals(MethodCatalog.AUTO) || name.equals("pdr");
    return new LivenessCheck(
        method, proves ? Optional.of(MethodCatalog.named("pdr")) : Optional.empty());
  }
}
