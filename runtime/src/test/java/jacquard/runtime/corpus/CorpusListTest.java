package jacquard.runtime.corpus;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CorpusListTest {
  private static final Set<String> VERDICTS =
      Set.of("holds", "assertion", "exception", "deadlock", "exit", "endless-loop");

  @Test
  void everyAnnotatedClassIsListedInAlphabeticalOrder() throws Exception {
    assertThat(names(Corpus.LITMUS)).isEqualTo(annotatedIn("litmus"));
    assertThat(names(Corpus.CONTROLLED)).isEqualTo(annotatedIn("controlled"));
    assertThat(names(Corpus.LIFE)).isEqualTo(annotatedIn("life"));
    assertThat(names(Corpus.CORNERS)).isEqualTo(annotatedIn("corners"));
    assertThat(names(Corpus.RACES)).isEqualTo(annotatedIn("races"));
  }

  @Test
  void everyProgramIsAStaticMainWithoutArguments() throws Exception {
    for (Class<?> program : Corpus.all().toList()) {
      Method main = program.getMethod("main");
      assertThat(Modifier.isStatic(main.getModifiers())).as(program.getName()).isTrue();
      assertThat(main.getReturnType()).as(program.getName()).isEqualTo(void.class);
    }
  }

  @Test
  void everyExpectationIsOneThatAVerdictCanMeet() {
    Corpus.all()
        .forEach(
            program -> {
              Expect expect = program.getAnnotation(Expect.class);
              assertThat(VERDICTS).as(program.getName()).contains(expect.value());
              if (expect.value().equals("holds")) {
                assertThat(expect.violations()).as(program.getName()).isEqualTo(-1);
              }
              if (expect.executions() != -1) {
                assertThat(expect.exhaustive()).as(program.getName()).isTrue();
                assertThat(expect.violations())
                    .as(program.getName())
                    .isLessThanOrEqualTo(expect.executions());
              }
            });
  }

  @Test
  void everyControlledConstructHasABugAndACorrectTwin() {
    Map<String, Set<Boolean>> verdicts =
        Stream.of(Corpus.CONTROLLED, Corpus.LIFE, Corpus.CORNERS)
            .flatMap(List::stream)
            .map(program -> program.getAnnotation(Expect.class))
            .collect(
                groupingBy(
                    Expect::about,
                    TreeMap::new,
                    mapping(expect -> expect.value().equals("holds"), toSet())));
    // Only a wrong checker makes these fail: there is no order that does.
    verdicts.remove("determinism");
    verdicts.remove("double-checked locking");
    assertThat(verdicts).allSatisfy((_, seen) -> assertThat(seen).containsOnly(true, false));
  }

  private static List<String> names(List<Class<?>> programs) {
    return programs.stream().map(Class::getSimpleName).toList();
  }

  private static List<String> annotatedIn(String folder) throws Exception {
    Path classes = Path.of(CorpusListTest.class.getResource(folder).toURI());
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(classes)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (!name.endsWith(".class") || name.equals("package-info.class")) {
          continue;
        }
        String simple = name.substring(0, name.length() - ".class".length());
        Class<?> type =
            Class.forName(
                CorpusListTest.class.getPackageName() + "." + folder + "." + simple,
                false,
                CorpusListTest.class.getClassLoader());
        if (type.isAnnotationPresent(Expect.class)) {
          found.add(simple);
        }
      }
    }
    found.sort(null);
    return found;
  }
}
