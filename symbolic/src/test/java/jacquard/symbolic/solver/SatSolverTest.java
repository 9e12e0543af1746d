package jacquard.symbolic.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every solver has to do; each runs all of it. */
class SatSolverTest {
  static Stream<String> solvers() {
    return Stream.of(SolverCatalog.CADICAL, SolverCatalog.SAT4J, SolverCatalog.OWN);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void randomFormulasGetTheAnswerOfBruteForce(String name) {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      int variables = 3 + random.nextInt(7);
      List<int[]> formula = randomFormula(random, variables, (int) (variables * 4.2));
      try (SatSolver solver = SolverCatalog.named(name).create()) {
        declare(solver, variables);
        formula.forEach(solver::add);
        checkAgainstBruteForce(solver, formula, variables, new int[0]);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void assumptionsHoldForOneCallAndTheFailedOnesContradictTheFormula(String name) {
    Random random = new Random(11);
    for (int round = 0; round < 60; round++) {
      int variables = 6;
      List<int[]> formula = new ArrayList<>();
      try (SatSolver solver = SolverCatalog.named(name).create()) {
        declare(solver, variables);
        for (int step = 0; step < 12; step++) {
          for (int[] clause : randomFormula(random, variables, 2)) {
            formula.add(clause);
            solver.add(clause);
          }
          int[] assumptions = randomCube(random, variables);
          checkAgainstBruteForce(solver, formula, variables, assumptions);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aTemporaryClauseHoldsForOneCall(String name) {
    Random random = new Random(13);
    for (int round = 0; round < 60; round++) {
      int variables = 6;
      List<int[]> formula = randomFormula(random, variables, 14);
      try (SatSolver solver = SolverCatalog.named(name).create()) {
        declare(solver, variables);
        formula.forEach(solver::add);
        for (int step = 0; step < 10; step++) {
          int[] clause = randomCube(random, variables);
          int[] assumptions = randomCube(random, variables);
          List<int[]> longer = new ArrayList<>(formula);
          longer.add(clause);
          SatResult result =
              solver.solveWith(clause, clause.length, assumptions, assumptions.length);
          verify(solver, result, longer, variables, assumptions);
          checkAgainstBruteForce(solver, formula, variables, new int[0]);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void assumptionsThatContradictEachOtherBothFail(String name) {
    try (SatSolver solver = SolverCatalog.named(name).create()) {
      int a = solver.newVariable();
      int b = solver.newVariable();
      solver.add(a, b);
      assertThat(solver.solve(a, b, -a)).isEqualTo(SatResult.UNSATISFIABLE);
      assertThat(solver.failed(b)).isFalse();
      assertThat(solver.failed(a) && solver.failed(-a)).isTrue();
      assertThat(solver.solve(-a)).isEqualTo(SatResult.SATISFIABLE);
      assertThat(solver.value(b)).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void anEmptyClauseIsUnsatisfiableForGood(String name) {
    try (SatSolver solver = SolverCatalog.named(name).create()) {
      int a = solver.newVariable();
      solver.add(a);
      solver.add(-a);
      assertThat(solver.solve()).isEqualTo(SatResult.UNSATISFIABLE);
      assertThat(solver.solve(a)).isEqualTo(SatResult.UNSATISFIABLE);
      assertThat(solver.failed(a)).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aVariableWithoutClausesHasAValue(String name) {
    try (SatSolver solver = SolverCatalog.named(name).create()) {
      int a = solver.newVariable();
      int b = solver.newVariable();
      solver.add(a);
      assertThat(solver.solve()).isEqualTo(SatResult.SATISFIABLE);
      assertThat(solver.value(b)).isNotEqualTo(solver.value(-b));
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aHardFormulaIsGivenUpWhereConflictsAreLimited(String name) {
    try (SatSolver solver = SolverCatalog.named(name).create()) {
      pigeons(solver, 11);
      solver.limitConflicts(50);
      assertThat(solver.solve()).isEqualTo(SatResult.UNKNOWN);
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void anotherThreadCancels(String name) throws InterruptedException {
    try (SatSolver solver = SolverCatalog.named(name).create()) {
      pigeons(solver, 13);
      Thread canceller =
          Thread.ofPlatform()
              .start(
                  () -> {
                    pause(100);
                    solver.cancel();
                  });
      assertThat(solver.solve()).isEqualTo(SatResult.UNKNOWN);
      canceller.join();
      assertThat(solver.solve()).isEqualTo(SatResult.UNKNOWN);
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aSolverMayBeCancelledAfterItIsClosed(String name) {
    SatSolver solver = SolverCatalog.named(name).create();
    solver.close();
    solver.cancel();
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aValueIsRefusedWhereThereIsNoModel(String name) {
    try (SatSolver solver = SolverCatalog.named(name).create()) {
      int a = solver.newVariable();
      solver.add(a);
      assertThatThrownBy(() -> solver.value(a)).isInstanceOf(IllegalStateException.class);
      assertThat(solver.solve(-a)).isEqualTo(SatResult.UNSATISFIABLE);
      assertThatThrownBy(() -> solver.value(a)).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void theCatalogSaysWhatThereIs() {
    assertThat(SolverCatalog.named("auto").name()).isIn(SolverCatalog.NAMES);
    assertThat(SolverCatalog.other(SolverCatalog.named("sat4j")).remark()).isEmpty();
    assertThatThrownBy(() -> SolverCatalog.named("picosat"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no solver is called picosat; there are auto, cadical, sat4j, own");
  }

  private static void declare(SatSolver solver, int variables) {
    for (int i = 1; i <= variables; i++) {
      assertThat(solver.newVariable()).isEqualTo(i);
    }
  }

  private static void checkAgainstBruteForce(
      SatSolver solver, List<int[]> formula, int variables, int[] assumptions) {
    verify(solver, solver.solve(assumptions), formula, variables, assumptions);
  }

  private static void verify(
      SatSolver solver, SatResult result, List<int[]> formula, int variables, int[] assumptions) {
    boolean expected = satisfiable(formula, variables, assumptions);
    assertThat(result).isEqualTo(expected ? SatResult.SATISFIABLE : SatResult.UNSATISFIABLE);
    if (expected) {
      int model = 0;
      for (int v = 1; v <= variables; v++) {
        model |= solver.value(v) ? 1 << (v - 1) : 0;
      }
      assertThat(satisfies(model, formula, assumptions)).isTrue();
    } else {
      int[] core = Arrays.stream(assumptions).filter(solver::failed).toArray();
      assertThat(satisfiable(formula, variables, core)).isFalse();
    }
  }

  private static boolean satisfiable(List<int[]> formula, int variables, int[] assumptions) {
    for (int model = 0; model < 1 << variables; model++) {
      if (satisfies(model, formula, assumptions)) {
        return true;
      }
    }
    return false;
  }

  private static boolean satisfies(int model, List<int[]> formula, int[] assumptions) {
    return Arrays.stream(assumptions).allMatch(l -> holds(model, l))
        && formula.stream().allMatch(c -> Arrays.stream(c).anyMatch(l -> holds(model, l)));
  }

  private static boolean holds(int model, int literal) {
    return ((model >> (Math.abs(literal) - 1)) & 1) == (literal > 0 ? 1 : 0);
  }

  private static List<int[]> randomFormula(Random random, int variables, int clauses) {
    List<int[]> formula = new ArrayList<>();
    for (int i = 0; i < clauses; i++) {
      int[] clause = new int[3];
      for (int j = 0; j < 3; j++) {
        clause[j] = (1 + random.nextInt(variables)) * (random.nextBoolean() ? 1 : -1);
      }
      formula.add(clause);
    }
    return formula;
  }

  private static int[] randomCube(Random random, int variables) {
    int[] cube = new int[variables];
    int length = 0;
    for (int v = 1; v <= variables; v++) {
      if (random.nextInt(2) == 0) {
        cube[length++] = random.nextBoolean() ? v : -v;
      }
    }
    return Arrays.copyOf(cube, length);
  }

  /** One pigeon more than there are holes. */
  private static void pigeons(SatSolver solver, int holes) {
    declare(solver, (holes + 1) * holes);
    for (int p = 0; p <= holes; p++) {
      int[] somewhere = new int[holes];
      for (int h = 0; h < holes; h++) {
        somewhere[h] = p * holes + h + 1;
        for (int q = 0; q < p; q++) {
          solver.add(-(p * holes + h + 1), -(q * holes + h + 1));
        }
      }
      solver.add(somewhere);
    }
  }

  private static void pause(int milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
