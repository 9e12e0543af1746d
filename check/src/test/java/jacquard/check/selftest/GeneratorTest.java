package jacquard.check.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GeneratorTest {
  @Test
  void equalSeedsGiveEqualPrograms() {
    Generator one = new Generator(5, EnumSet.allOf(ProgramKind.class));
    Generator other = new Generator(5, EnumSet.allOf(ProgramKind.class));
    one.draw(3, 0); // what was drawn before does not matter
    for (int i = 10; i < 30; i++) {
      assertThat(one.draw(i, 0).source()).isEqualTo(other.draw(i, 0).source());
    }
  }

  @Test
  void everyOperationOfTheLanguageAndOfConcurrentClassesCompiles() {
    List<TestProgram> programs = new ArrayList<>();
    List<Feature> features = new ArrayList<>(LanguageFeatures.ALL);
    features.addAll(ConcurrentFeatures.ALL);
    for (Feature feature : features) {
      List<Operation> all = new ArrayList<>();
      for (Operation operation : feature.operations()) {
        all.add(new Operation(SourceText.numbered(operation.template(), 0)));
      }
      List<String> finals = feature.finals().stream().map(f -> SourceText.numbered(f, 0)).toList();
      programs.add(
          new TestProgram(
              "P" + programs.size(), ProgramKind.LANGUAGE, List.of(feature), List.of(all), finals));
    }
    try (Compilation compilation = new Compilation()) {
      assertThat(compilation.compile(programs).errors()).isEmpty();
    }
  }

  @Test
  void randomCallsOfTheJdkCompile() {
    Generator generator = new Generator(2, EnumSet.of(ProgramKind.JDK));
    List<TestProgram> programs = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      programs.add(generator.draw(i, 0));
    }
    try (Compilation compilation = new Compilation()) {
      Map<String, String> errors = compilation.compile(programs).errors();
      assertThat(errors).isEmpty();
    }
  }

  @Test
  void aSmallerProgramHasFewerThreadsOrCallsOrSimplerArguments() {
    TestProgram program = new Generator(2, EnumSet.of(ProgramKind.JDK)).draw(1, 0);
    assertThat(program.smaller())
        .isNotEmpty()
        .allSatisfy(p -> assertThat(p.source()).isNotEqualTo(program.source()));
  }
}
