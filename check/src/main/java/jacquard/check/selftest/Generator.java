package jacquard.check.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/** Draws programs; equal seeds give equal programs on the same JDK. */
final class Generator {
  private final long seed;
  private final Set<ProgramKind> kinds;
  private final Supplier<JdkFeatures> jdk;
  private Optional<JdkFeatures> found = Optional.empty();

  Generator(long seed, Set<ProgramKind> kinds) {
    this(seed, kinds, () -> new JdkFeatures(new JdkApi()));
  }

  Generator(long seed, Set<ProgramKind> kinds, Supplier<JdkFeatures> jdk) {
    this.seed = seed;
    this.kinds = kinds;
    this.jdk = jdk;
  }

  /**
   * The program of this number, whichever were drawn before.
   *
   * @param attempt another one for each, in case that the objects of the first cannot be made
   */
  TestProgram draw(int number, int attempt) {
    Random random = new Random((seed * 1_000_003 + number) * 31 + attempt);
    random.nextLong(); // near seeds begin alike
    List<ProgramKind> choice = new ArrayList<>(kinds);
    if (kinds.contains(ProgramKind.JDK)) {
      choice.add(ProgramKind.JDK); // the widest field
    }
    ProgramKind kind = choice.get(random.nextInt(choice.size()));
    List<Feature> features = new ArrayList<>();
    int count = kind == ProgramKind.JDK ? 1 : 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      features.add(feature(kind, random));
    }
    return program("P" + number, kind, features, random);
  }

  private Feature feature(ProgramKind kind, Random random) {
    return switch (kind) {
      case LANGUAGE -> LanguageFeatures.ALL.get(random.nextInt(LanguageFeatures.ALL.size()));
      case CONCURRENT -> ConcurrentFeatures.ALL.get(random.nextInt(ConcurrentFeatures.ALL.size()));
      case JDK -> jdk().draw(random);
    };
  }

  private JdkFeatures jdk() {
    if (found.isEmpty()) {
      found = Optional.of(jdk.get());
    }
    return found.get();
  }

  static TestProgram program(String name, ProgramKind kind, List<Feature> features, Random random) {
    int threads = random.nextInt(4) == 0 ? 3 : 2;
    List<List<Operation>> all = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      List<Operation> operations = new ArrayList<>();
      int length = 1 + random.nextInt(threads == 2 ? 3 : 2);
      for (int i = 0; i < length; i++) {
        int f = random.nextInt(features.size());
        List<Operation> choice = features.get(f).operations();
        Operation drawn = choice.get(random.nextInt(choice.size()));
        operations.add(new Operation(SourceText.numbered(drawn.template(), f), drawn.arguments()));
      }
      all.add(operations);
    }
    List<String> finals = new ArrayList<>();
    for (int f = 0; f < features.size(); f++) {
      for (String expression : features.get(f).finals()) {
        finals.add(SourceText.numbered(expression, f));
      }
    }
    return new TestProgram(name, kind, features, all, finals);
  }
}
