package jacquard.script.generate;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.script.Program;
import jacquard.script.Script;
import jacquard.script.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ProgramGeneratorTest {

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
  void everyKindOfStatementOccurs() {
    Set<String> kinds = new TreeSet<>();
    for (long seed = 0; seed < 500; seed++) {
      for (Program.Code code : ProgramGenerator.generate(seed).threads()) {
        collect(code.statements(), kinds);
      }
    }
    Set<String> all = new TreeSet<>();
    for (Class<?> kind : Statement.class.getPermittedSubclasses()) {
      all.add(kind.getSimpleName());
    }
    assertThat(kinds).isEqualTo(all);
  }

  @Test
  void everyProgramIsWellFormedAndTheSameForItsSeed() {
    for (long seed = 0; seed < 500; seed++) {
      Program program = ProgramGenerator.generate(seed);
      assertThat(new Script(program).fingerprint())
          .isEqualTo(new Script(ProgramGenerator.generate(seed)).fingerprint());
    }
  }

  @Test
  void shrinkingKeepsThePropertyAndNothingElse() {
    List<Program> withNotify = new ArrayList<>();
    for (long seed = 0; seed < 200; seed++) {
      Program program = ProgramGenerator.generate(seed);
      if (notifies(program)) {
        withNotify.add(Shrinker.shrink(program, ProgramGeneratorTest::notifies));
      }
    }
    assertThat(withNotify).isNotEmpty();
    for (Program smallest : withNotify) {
      assertThat(smallest.threads()).hasSize(1);
      assertThat(smallest.threads().getFirst().statements()).hasSize(1);
      assertThat(smallest.conditions()).isEmpty();
      assertThat(smallest.shared()).hasSize(1);
    }
  }

  private static boolean notifies(Program program) {
    Set<String> kinds = new TreeSet<>();
    for (Program.Code code : program.threads()) {
      collect(code.statements(), kinds);
    }
    return kinds.contains("Notify");
  }
}
