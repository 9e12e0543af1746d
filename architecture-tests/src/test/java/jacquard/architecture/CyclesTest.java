package jacquard.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** No packages use each other in a circle, and no more than a handful of classes do. */
class CyclesTest {
  /** A few classes that know each other can be understood together; more cannot. */
  private static final int MOST = 5;

  private static final JavaClasses JACQUARD =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("jacquard");

  @Test
  void noPackagesUseEachOther() {
    DependencyGraph packages = DependencyGraph.ofPackages(JACQUARD);
    assertThat(packages.uses()).hasSizeGreaterThan(50);
    assertThat(packages.cycles()).isEmpty();
  }

  @Test
  void noMoreThanFiveClassesUseEachOther() {
    DependencyGraph classes = DependencyGraph.ofClasses(JACQUARD);
    assertThat(classes.uses()).hasSizeGreaterThan(700);
    assertThat(tooLarge(classes)).isEmpty();
  }

  private static List<SortedSet<String>> tooLarge(DependencyGraph classes) {
    return classes.cycles().stream().filter(cycle -> cycle.size() > MOST).toList();
  }

  @Test
  void aCircleOfSixIsFoundAndOneOfFiveIsNot() {
    DependencyGraph graph =
        DependencyGraph.of(
            "main -> a1",
            "a1 -> a2",
            "a2 -> a3",
            "a3 -> a4",
            "a4 -> a5",
            "a5 -> a1",
            "a5 -> b1",
            "b1 -> b2",
            "b2 -> b3",
            "b3 -> b1",
            "b3 -> b4",
            "b4 -> b5",
            "b5 -> b6",
            "b6 -> b4",
            "b6 -> b2",
            "b2 -> leaf");
    assertThat(graph.cycles())
        .containsExactlyInAnyOrder(
            sorted("a1", "a2", "a3", "a4", "a5"), sorted("b1", "b2", "b3", "b4", "b5", "b6"));
    assertThat(tooLarge(graph)).containsExactly(sorted("b1", "b2", "b3", "b4", "b5", "b6"));
  }

  @Test
  void whatOnlyUsesAndWhatUsesItselfIsNoCircle() {
    assertThat(DependencyGraph.of("a -> b", "a -> c", "b -> d", "c -> d", "d -> d").cycles())
        .isEmpty();
  }

  @Test
  void aCircleIsFoundInRealClasses() {
    JavaClasses classes = new ClassFileImporter().importClasses(Hen.class, Egg.class);
    assertThat(DependencyGraph.ofPackages(classes).cycles()).isEmpty();
    assertThat(DependencyGraph.ofClasses(classes).uses())
        .containsOnlyKeys(CyclesTest.class.getName());
    JavaClasses jdk = new ClassFileImporter().importClasses(Class.class, ClassLoader.class);
    assertThat(DependencyGraph.ofClasses(jdk).cycles())
        .containsExactly(sorted("java.lang.Class", "java.lang.ClassLoader"));
  }

  /** They use each other, in one top-level class. */
  record Hen(List<Egg> eggs) {}

  record Egg(Hen hen) {}

  private static SortedSet<String> sorted(String... names) {
    return new TreeSet<>(List.of(names));
  }
}
