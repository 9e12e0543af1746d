package jacquard.symbolic.catalog;

import jacquard.symbolic.liveness.LivenessCheck;
import jacquard.symbolic.method.Confirmed;
import jacquard.symbolic.method.Method;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A method by name, and how it is used for justice properties; every answer of it is confirmed.
 *
 * @param name as users write it
 * @param aim what it can find out
 * @param maker makes the method
 * @param finder makes the method that looks for a lasso, which is a bad state of another circuit
 * @param prover makes a method that counts rounds, which proves what holds sooner, if there is one
 */
public record MethodEntry(
    String name,
    Aim aim,
    Supplier<Method> maker,
    Supplier<Method> finder,
    Optional<Supplier<Method>> prover) {

  /** What a method can find out. */
  public enum Aim {
    /** What is wrong; that nothing is, only where all runs end or come to rest. */
    VIOLATIONS,
    /** What is wrong, and that nothing is. */
    VIOLATIONS_AND_PROOFS
  }

  /** A method that looks for lassos by itself. */
  static MethodEntry of(String name, Aim aim, Supplier<Method> maker) {
    return new MethodEntry(name, aim, maker, maker, Optional.empty());
  }

  /** The same, with a method that looks for lassos and one beside it that counts rounds. */
  MethodEntry withLassosBy(MethodEntry aFinder, MethodEntry aProver) {
    return new MethodEntry(name, aim, maker, aFinder.maker, Optional.of(aProver.maker));
  }

  /** Whether it looks for what shows that nothing is wrong. */
  public boolean proves() {
    return aim == Aim.VIOLATIONS_AND_PROOFS;
  }

  /** The method. */
  public Method method() {
    return new Confirmed(maker.get());
  }

  /** The check of justice properties. */
  public LivenessCheck liveness() {
    return new LivenessCheck(
        new Confirmed(finder.get()), prover.map(made -> new Confirmed(made.get())));
  }
}
