package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.solver.SolverCatalog;
import jacquard.symbolic.solver.SolverFactory;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A method whose every answer is confirmed: it works on the cone of the property, its violations
 * are run on the whole circuit, and its proofs are checked on the whole circuit with another
 * solver. Where memory is not enough, the answer says how far it was.
 */
public final class Confirmed implements Method {
  private final Method method;
  private final MemoryGuard.Size size;

  public Confirmed(Method method) {
    this(method, MemoryGuard::residentBytes);
  }

  Confirmed(Method method, MemoryGuard.Size size) {
    this.method = method;
    this.size = size;
  }

  @Override
  public String name() {
    return method.name();
  }

  @Override
  public SequencedSet<String> solvers(SolverFactory given) {
    return method.solvers(given);
  }

  /**
   * Checks, and confirms.
   *
   * @throws IllegalStateException if the method was wrong
   */
  @Override
  public Answer check(Circuit circuit, int property, Setting setting) {
    AtomicInteger complete = new AtomicInteger(-1);
    Setting watched =
        setting.observedBy(
            progress -> {
              complete.accumulateAndGet(progress.depth(), Math::max);
              setting.observer().accept(progress);
            });
    try (MemoryGuard _ = MemoryGuard.over(setting.cancellation(), size)) {
      Cone cone = Cone.of(circuit, property);
      return switch (method.check(cone.circuit(), 0, watched)) {
        case Answer.Unsafe(Trace trace) -> ran(cone.lift(trace), circuit, property);
        case Answer.Safe(Certificate certificate) ->
            checked(cone.lift(certificate), circuit, property, setting, complete.get());
        case Answer.Unknown unknown -> unknown;
      };
    } catch (OutOfMemoryError _) {
      return new Answer.Unknown(complete.get(), "out of memory");
    }
  }

  private Answer ran(Trace trace, Circuit circuit, int property) {
    int step = trace.firstStep(circuit, circuit.bads().get(property).literal());
    if (step < 0) {
      throw new IllegalStateException(name() + " gave a violation that the circuit does not have");
    }
    return new Answer.Unsafe(trace.prefix(step + 1));
  }

  private Answer checked(
      Certificate certificate, Circuit circuit, int property, Setting setting, int complete) {
    SolverFactory given = setting.solvers();
    Setting other =
        setting.using(
            switch (certificate) {
              // no solver had a part in it
              case Certificate.Diagram _ -> given;
              case Certificate.Settled _ -> SolverCatalog.otherForLarge(given);
              default -> SolverCatalog.other(given);
            });
    try {
      Optional<String> fault = new CertificateChecker(circuit, property, other).fault(certificate);
      if (fault.isPresent()) {
        throw new IllegalStateException(name() + " gave a wrong proof: " + fault.get());
      }
      return new Answer.Safe(certificate);
    } catch (StoppedException _) {
      String why = setting.cancellation().reason().orElse("the solver gave up");
      return new Answer.Unknown(complete, "a proof was found, but not checked: " + why);
    }
  }
}
