package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Circuit.Initial;
import jacquard.symbolic.solver.SatSolver;
import jacquard.symbolic.solver.Tseitin;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Checks certificates, by queries that are as simple as can be; it knows nothing of how they were
 * found. Give it another solver than the one that found them.
 */
public final class CertificateChecker {
  private final Circuit circuit;
  private final int property;
  private final int bad;
  private final Setting setting;

  public CertificateChecker(Circuit circuit, int property, Setting setting) {
    this.circuit = circuit;
    this.setting = setting;
    this.property = property;
    bad = circuit.bads().get(property).literal();
  }

  /**
   * What is wrong with it, if anything is.
   *
   * @throws StoppedException if it is cancelled
   */
  public Optional<String> fault(Certificate certificate) {
    return switch (certificate) {
      case Certificate.Invariant(List<int[]> clauses) ->
          inductive(clauses).or(() -> unsafe(clauses));
      case Certificate.Induction(int k) -> base(k).or(() -> step(k));
      case Certificate.Exhausted(int k) -> base(k).or(() -> longer(k));
      case Certificate.Settled(int k) -> unsettled(k);
      case Certificate.Diagram diagram -> wrong(diagram);
    };
  }

  /** Initiation and consecution. */
  private Optional<String> inductive(List<int[]> clauses) {
    for (int[] clause : clauses) {
      if (Arrays.stream(clause).noneMatch(this::initially)) {
        return Optional.of("clause " + Arrays.toString(clause) + " need not hold at the start");
      }
    }
    try (SatSolver solver = setting.solver()) {
      Tseitin tseitin = new Tseitin(circuit.aig(), solver);
      assume(clauses, tseitin);
      for (int[] clause : clauses) {
        int[] broken =
            Arrays.stream(clause)
                .map(l -> Integer.signum(-l) * tseitin.literal(latch(l).next()))
                .toArray();
        if (satisfiable(solver, broken)) {
          return Optional.of("a step leads out of clause " + Arrays.toString(clause));
        }
      }
      return Optional.empty();
    }
  }

  private boolean initially(int literal) {
    return latch(literal).initial() == (literal > 0 ? Initial.ONE : Initial.ZERO);
  }

  private Circuit.Latch latch(int literal) {
    return circuit.latches().get(Math.abs(literal) - 1);
  }

  /** Adds the clauses and the circuit's constraints. */
  private void assume(List<int[]> clauses, Tseitin tseitin) {
    for (int[] clause : clauses) {
      tseitin
          .solver()
          .add(
              Arrays.stream(clause)
                  .map(l -> Integer.signum(l) * tseitin.literal(latch(l).literal()))
                  .toArray());
    }
    for (Circuit.Signal constraint : circuit.constraints()) {
      tseitin.solver().add(tseitin.literal(constraint.literal()));
    }
  }

  private Optional<String> unsafe(List<int[]> clauses) {
    try (SatSolver solver = setting.solver()) {
      Tseitin tseitin = new Tseitin(circuit.aig(), solver);
      assume(clauses, tseitin);
      return satisfiable(solver, tseitin.literal(bad))
          ? Optional.of("the clauses allow a bad state")
          : Optional.empty();
    }
  }

  /** Initiation, consecution and safety, in a graph that has two steps of the circuit. */
  private Optional<String> wrong(Certificate.Diagram diagram) {
    try (SatSolver initial = setting.solver();
        SatSolver any = setting.solver()) {
      Unrolling start = new Unrolling(circuit, initial, Unrolling.Start.INITIAL);
      start.extend();
      if (satisfiable(initial, -start.solverLiteral(literal(diagram, start)))) {
        return Optional.of("the diagram leaves out an initial state");
      }
      Unrolling run = new Unrolling(circuit, any, Unrolling.Start.ANY);
      run.extend();
      run.require(literal(diagram, run));
      if (satisfiable(any, run.solverLiteral(run.now(bad)))) {
        return Optional.of("the diagram has a bad state");
      }
      run.advance();
      return satisfiable(any, -run.solverLiteral(literal(diagram, run)))
          ? Optional.of("a step leads out of the diagram")
          : Optional.empty();
    }
  }

  /** The diagram over the latches of the last step. */
  private static int literal(Certificate.Diagram diagram, Unrolling run) {
    int[] literals = new int[diagram.nodes().size() + 2];
    literals[1] = Aig.TRUE;
    for (int i = 2; i < literals.length; i++) {
      Certificate.Diagram.Node node = diagram.nodes().get(i - 2);
      int latch = run.latch(run.states() - 1, node.latch());
      literals[i] = run.aig().mux(latch, literals[node.high()], literals[node.low()]);
    }
    return literals[diagram.root()];
  }

  /** Not every step asks the solver, which would notice that it is to stop. */
  private void goOn() {
    if (setting.cancellation().isCancelled()) {
      throw new StoppedException();
    }
  }

  /** No bad state in the first so many steps. */
  private Optional<String> base(int steps) {
    try (SatSolver solver = setting.solver()) {
      Unrolling run = new Unrolling(circuit, solver, Unrolling.Start.INITIAL);
      for (int step = 0; step < steps; step++) {
        goOn();
        run.extend();
        if (satisfiable(solver, run.solverLiteral(run.now(bad)))) {
          return Optional.of("a bad state is reached in step " + step);
        }
      }
      return Optional.empty();
    }
  }

  /**
   * Steps are swept, as otherwise few can be checked that are worth checking; what is swept is
   * proven by this solver, too.
   */
  private Optional<String> unsettled(int steps) {
    Circuit cone = Cone.of(circuit, property).circuit();
    int reached = cone.bads().getFirst().literal();
    try (SatSolver solver = setting.solver()) {
      Unrolling run = Unrolling.swept(cone, solver);
      for (int step = 0; step <= steps; step++) {
        goOn();
        run.extend();
        int literal = run.now(reached);
        if (literal != Aig.FALSE && satisfiable(solver, run.solverLiteral(literal))) {
          return Optional.of("a bad state is reached in step " + step);
        }
        if (run.isSettled()) {
          return Optional.empty();
        }
      }
      run.advance();
      for (int latch = 0; latch < cone.latches().size(); latch++) {
        int change = run.aig().xor(run.latch(steps, latch), run.latch(steps + 1, latch));
        if (change != Aig.FALSE && satisfiable(solver, run.solverLiteral(change))) {
          return Optional.of("a run still changes after " + steps + " steps");
        }
      }
      return Optional.empty();
    }
  }

  private Optional<String> longer(int steps) {
    try (SatSolver solver = setting.solver()) {
      Unrolling run = new Unrolling(circuit, solver, Unrolling.Start.INITIAL);
      for (int step = 0; step <= steps; step++) {
        goOn();
        run.extend();
      }
      return satisfiable(solver)
          ? Optional.of("there is a run of more than " + steps + " steps")
          : Optional.empty();
    }
  }

  private Optional<String> step(int k) {
    Cone cone = Cone.of(circuit, property);
    try (SatSolver solver = setting.solver()) {
      SimplePath path = new SimplePath(cone.circuit(), solver);
      int bad = cone.circuit().bads().getFirst().literal();
      for (int step = 0; step < k; step++) {
        goOn();
        path.passes(bad);
      }
      return switch (path.reaches(bad)) {
        case UNSATISFIABLE -> Optional.empty();
        case SATISFIABLE -> Optional.of("a bad state follows after " + k + " steps without");
        case UNKNOWN -> throw new StoppedException();
      };
    }
  }

  private static boolean satisfiable(SatSolver solver, int... assumptions) {
    return switch (solver.solve(assumptions)) {
      case SATISFIABLE -> true;
      case UNSATISFIABLE -> false;
      case UNKNOWN -> throw new StoppedException();
    };
  }
}
