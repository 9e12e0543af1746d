package jacquard.script.generate;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.script.Program;
import jacquard.script.Script;
import jacquard.script.Statement;
import jacquard.script.oracle.Oracle;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * What is wrong with two constructs is found only where they meet: among the programs that the
 * build compares with brute force, every two kinds of statements are in one program at least once,
 * and those of each pair of constructs in two threads that run side by side.
 */
class PairsOfConstructsTest {
  /** The seed and the number of programs of the comparison that every build makes. */
  private static final long FIRST = 20261115L * 1_000_000_007L;

  private static final int PROGRAMS = 600;

  @Test
  void everyTwoKindsOfStatementsMeet() {
    Set<String> met = new TreeSet<>();
    int programs = 0;
    for (long seed = FIRST; programs < PROGRAMS; seed++) {
      Program program = ProgramGenerator.generate(seed);
      if (Oracle.enumerate(new Script(program), 6_000, 200).isPresent()) {
        programs++;
        TreeSet<String> kinds = new TreeSet<>();
        program.threads().forEach(code -> collect(code.statements(), kinds));
        for (String a : kinds) {
          kinds.tailSet(a, true).forEach(b -> met.add(a + " and " + b));
        }
      }
    }
    Set<String> all = new TreeSet<>();
    for (Class<?> a : Statement.class.getPermittedSubclasses()) {
      for (Class<?> b : Statement.class.getPermittedSubclasses()) {
        if (a.getSimpleName().compareTo(b.getSimpleName()) <= 0) {
          all.add(a.getSimpleName() + " and " + b.getSimpleName());
        }
      }
    }
    all.removeAll(met);
    assertThat(all).isEmpty();
  }

  private static void collect(List<Statement> block, Set<String> kinds) {
    for (Statement s : block) {
      kinds.add(s.getClass().getSimpleName());
      if (s instanceof Statement.If(var _, var then, var otherwise)) {
        collect(then, kinds);
        collect(otherwise, kinds);
      } else if (s instanceof Statement.While(var _, var body)) {
        collect(body, kinds);
      }
    }
  }

  @Test
  void thePairsComeRoundWithTheSeeds() {
    Set<Construct.Pair> pairs = new HashSet<>();
    for (int i = 0; i < Construct.pairs(); i++) {
      Construct.Pair pair = Construct.pair(i);
      pairs.add(pair);
      List<Program.Code> threads = ProgramGenerator.generate(2L * i + 1).threads();
      assertThat(threads.get(0).statements()).containsSequence(pair.first().code("T1"));
      assertThat(threads.get(1).statements()).containsSequence(pair.second().code("T0"));
    }
    assertThat(pairs).hasSize(210);
  }
}
