package jacquard.check.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  @Test
  void whereALongTextIsCutDoesNotDependOnTheNumbersInIt() throws Exception {
    Method text = textOfAProgram();
    String form = "x".repeat(150) + "Collectors$$Lambda%s, " + "y".repeat(100);
    assertThat(text.invoke(null, form.formatted("/0x00007f1b4c0a1000@1b2c3d4e")))
        .isEqualTo(text.invoke(null, form.formatted("/0x800000012@7")));
  }

  private static Method textOfAProgram() throws Exception {
    TestProgram program =
        new TestProgram("P", ProgramKind.LANGUAGE, List.of(), List.of(List.of()), List.of());
    try (Compilation compilation = new Compilation()) {
      Map<String, byte[]> classFiles =
          Objects.requireNonNull(compilation.compile(List.of(program)).classFiles().get("P"));
      ClassLoader loader =
          new ClassLoader(GeneratorTest.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) {
              byte[] file = Objects.requireNonNull(classFiles.get(name));
              return defineClass(name, file, 0, file.length);
            }
          };
      Method text = loader.loadClass("P").getDeclaredMethod("text", Object.class);
      text.setAccessible(true);
      return text;
    }
  }
}
