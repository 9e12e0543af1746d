package jacquard.symbolic.engine;

import jacquard.core.engine.Target;
import jacquard.core.request.InputFile;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.ModelTarget;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.encode.Room;
import jacquard.symbolic.liveness.Transformation;
import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.Certificate;
import jacquard.symbolic.method.CertificateChecker;
import jacquard.symbolic.method.CertificateFile;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.method.StoppedException;
import jacquard.symbolic.solver.SolverCatalog;
import jacquard.symbolic.solver.SolverFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * A certificate that was checked again.
 *
 * @param claim what the certificate is for
 * @param size of the certificate, in a few words
 * @param solver that checked it
 */
public record Confirmation(Result result, String claim, String size, String solver) {
  /** What came of it. */
  public sealed interface Result {
    record Confirmed() implements Result {}

    /** The certificate is wrong. */
    record Refuted(String fault) implements Result {}

    /** There was no time to find out. */
    record Stopped(String why) implements Result {}
  }

  /**
   * Makes the target's circuit again, as the file says, and checks the certificate on it.
   *
   * @param solver as the option names it; where it says auto, another one than the proof is from
   * @throws RefusedRequestException if it is no certificate, or one of another target
   */
  public static Confirmation of(
      String file, Target target, String solver, Optional<Duration> timeout) {
    String text = InputFile.named(file).text(StandardCharsets.UTF_8);
    Map<String, String> facts;
    try {
      facts = CertificateFile.facts(text);
    } catch (IllegalArgumentException e) {
      throw new RefusedRequestException(file + ": " + e.getMessage(), e);
    }
    if (!target.fingerprint().equals(facts.get("fingerprint"))) {
      throw new RefusedRequestException(
          "%s is about another target: its fingerprint is %s, %s has %s"
              .formatted(
                  file,
                  facts.getOrDefault("fingerprint", "missing"),
                  target.name(),
                  target.fingerprint()));
    }
    return confirmed(file, text, facts, target, solvers(solver, facts), timeout);
  }

  private static SolverFactory solvers(String wanted, Map<String, String> facts) {
    SolverFactory named = SymbolicOptions.solvers(wanted);
    boolean isFree = wanted.equals(SolverCatalog.AUTO);
    return isFree && named.name().equals(facts.get("solver")) ? SolverCatalog.other(named) : named;
  }

  private static Confirmation confirmed(
      String file,
      String text,
      Map<String, String> facts,
      Target target,
      SolverFactory solvers,
      Optional<Duration> timeout) {
    Proven proven = proven(file, facts, target);
    Certificate certificate;
    try {
      certificate = CertificateFile.read(text, proven.circuit);
    } catch (IllegalArgumentException e) {
      throw new RefusedRequestException(file + ": " + e.getMessage(), e);
    }
    Cancellation cancellation = timeout.map(Cancellation::after).orElseGet(Cancellation::new);
    Setting setting = Setting.with(solvers).cancelledBy(cancellation);
    Result result;
    try {
      result =
          new CertificateChecker(proven.circuit, proven.bad, setting)
              .fault(certificate)
              .<Result>map(Result.Refuted::new)
              .orElseGet(Result.Confirmed::new);
    } catch (StoppedException _) {
      result = new Result.Stopped(cancellation.reason().orElse("the solver gave up"));
    }
    return new Confirmation(result, proven.claim, size(certificate), solvers.name());
  }

  /** The circuit that a certificate speaks of, and which of its bad states is never reached. */
  private record Proven(Circuit circuit, int bad, String claim) {}

  private static Proven proven(String file, Map<String, String> facts, Target target) {
    String place = facts.getOrDefault("property", "missing");
    Circuit circuit =
        switch (target) {
          case CircuitTarget given -> given.circuit();
          case ModelTarget model -> {
            Room room =
                new Room(number(file, "processes", facts), number(file, "steps-of-regions", facts));
            String mode = facts.getOrDefault("mode", "missing");
            yield CircuitOfModel.of(model, room, SymbolicOptions.mode(mode)).circuit();
          }
          default ->
              throw new RefusedRequestException(
                  "'%s' is neither a model nor a circuit".formatted(target.name()));
        };
    CircuitProperty property =
        CircuitProperty.named(place, new CircuitTarget(target.name(), circuit));
    if (!property.isJustice()) {
      return new Proven(circuit, property.index(), property.claim());
    }
    String word = facts.getOrDefault("transformation", "missing");
    Transformation by =
        Transformation.named(word)
            .orElseThrow(
                () -> new RefusedRequestException(file + ": the transformation is " + word));
    return new Proven(by.of(circuit, property.index()), 0, property.claim());
  }

  private static int number(String file, String key, Map<String, String> facts) {
    String text = facts.getOrDefault(key, "missing");
    if (!text.matches("[0-9]{1,6}")) {
      throw new RefusedRequestException("%s: %s is %s".formatted(file, key, text));
    }
    return Integer.parseInt(text);
  }

  private static String size(Certificate certificate) {
    return switch (certificate) {
      case Certificate.Invariant(var clauses) ->
          "an inductive invariant of %,d clauses".formatted(clauses.size());
      case Certificate.Induction(int k) -> "induction over %,d steps".formatted(k);
      case Certificate.Exhausted(int k) -> "no run has more than %,d steps".formatted(k);
      case Certificate.Settled(int k) -> "every run comes to rest within %,d steps".formatted(k);
      case Certificate.Diagram(var nodes, int _) ->
          "a decision diagram of %,d nodes".formatted(nodes.size());
    };
  }
}
