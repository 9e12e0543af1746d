package jacquard.check.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A small part of {@code jacquard selftest --java}, for every build. What is known to disagree is
 * named here, and goes when it is mended; anything else that disagrees fails.
 */
class JavaSelfTestTest {
  private static final long SEED = 3;

  /** Kinds of disagreement, wherever they come up. */
  private static final Set<String> KNOWN_KINDS = Set.of(Comparison.Disagreement.FRAMES.text);

  /** Features of programs that disagree, and why. */
  private static final Map<String, String> KNOWN_FEATURES =
      Map.of(
          "initialisation that fails", "Class.forName does not initialise",
          "constants of an interface", "they are made outside of the search",
          "this escapes", "final fields are not seen before the constructor ends",
          "clones", "a clone has the name of its original",
          "reflection", "accesses are not seen, and added fields are",
          "handles", "setters are not seen",
          "array", "Arrays.equals is not seen",
          "exceptions", "causes are not seen",
          "condition", "hasWaiters does not know the condition",
          "array blocking queue", "hasWaiters does not know the condition");

  /** Classes of the JDK whose programs disagree. */
  private static final Set<String> KNOWN_CLASSES =
      Set.of(
          "java.lang.invoke.SwitchPoint", // NoClassDefFoundError
          "java.lang.module.ModuleDescriptor$Builder", // its fields are not seen
          "java.util.concurrent.locks.ReentrantLock", // toString says that it is unlocked
          "javax.xml.transform.dom.DOMResult"); // its fields are not seen

  @Test
  void realThreadsShowNothingThatSearchesOfLanguageAndConcurrentProgramsLack() {
    JavaSelfTest.Report report = run(60, EnumSet.of(ProgramKind.LANGUAGE, ProgramKind.CONCURRENT));

    assertThat(report.disagreements()).filteredOn(d -> !isKnown(d)).isEmpty();
    assertThat(report.verdicts().keySet()).noneMatch(v -> v.contains("does not compile"));
    assertThat(report.kinds().values().stream().mapToInt(n -> n)).allMatch(n -> n > 20);
  }

  @Test
  void realThreadsShowNothingThatSearchesOfRandomCallsOfTheJdkLack() {
    JavaSelfTest.Report report = run(20, EnumSet.of(ProgramKind.JDK));

    assertThat(report.disagreements()).filteredOn(d -> !isKnown(d)).isEmpty();
    assertThat(report.jdkClasses()).isGreaterThan(15);
  }

  private static JavaSelfTest.Report run(int programs, Set<ProgramKind> kinds) {
    return JavaSelfTest.run(
        new JavaSelfTest.Request(SEED, 0, programs, kinds, 0, Optional.empty()), (_, _) -> {});
  }

  private static boolean isKnown(JavaSelfTest.Disagreement d) {
    List<String> about = d.about();
    return KNOWN_KINDS.contains(d.kind())
        || about.stream().anyMatch(KNOWN_FEATURES::containsKey)
        || KNOWN_CLASSES.containsAll(about);
  }
}
