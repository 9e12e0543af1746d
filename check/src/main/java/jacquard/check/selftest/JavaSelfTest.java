package jacquard.check.selftest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Runs random Java programs under control and on real threads, and compares. Not to be run in a JVM
 * that can control programs itself.
 */
public final class JavaSelfTest {
  private static final int BATCH = 25;

  /** How often a program is drawn anew because its objects cannot be made. */
  private static final int ATTEMPTS = 6;

  private JavaSelfTest() {}

  /**
   * What to do.
   *
   * @param first the number of the first program
   * @param shrunk how many disagreements are shrunk, each about something else
   * @param keep where programs that disagree are kept
   */
  public record Request(
      long seed, int first, int programs, Set<ProgramKind> kinds, int shrunk, Optional<Path> keep) {
    public Request {
      kinds = Collections.unmodifiableSet(EnumSet.copyOf(kinds));
    }
  }

  /** Hears how it goes. */
  public interface Listener {
    void progress(int programs, int disagreements);
  }

  /**
   * Something does not fit.
   *
   * @param number of the program, for this seed
   * @param about the features or classes that the program uses
   * @param kind in words
   * @param outline what the smallest program that shows it shares, and what its threads do
   * @param source all of that program
   * @param file where it is kept
   */
  public record Disagreement(
      int number,
      List<String> about,
      String kind,
      String what,
      String outline,
      String source,
      Optional<Path> file) {
    public Disagreement {
      about = List.copyOf(about);
    }

    Disagreement keptIn(Path kept) {
      return new Disagreement(number, about, kind, what, outline, source, Optional.of(kept));
    }
  }

  /**
   * What came of it.
   *
   * @param kinds how many programs of each kind were run
   * @param jdkClasses public classes of the JDK whose methods were called by programs of random
   *     calls
   * @param coveredJdk how many of those programs the default search covered
   * @param coveredJdkClasses the classes whose methods these call
   * @param verdicts how many programs have each
   * @param more programs of which searches saw outcomes that real threads did not show
   * @param beyond programs with data races of which real threads showed outcomes that no
   *     interleaving has
   * @param unconfirmed disagreements that did not come again when the program ran by itself
   */
  public record Report(
      int programs,
      SortedMap<ProgramKind, Integer> kinds,
      Set<String> jdkClasses,
      int coveredJdk,
      Set<String> coveredJdkClasses,
      SortedMap<String, Integer> verdicts,
      int more,
      int beyond,
      List<Disagreement> unconfirmed,
      List<Disagreement> disagreements) {}

  /** Runs them. */
  public static Report run(Request request, Listener listener) {
    try {
      Path folder = Files.createTempDirectory("jacquard-selftest");
      try (Trials trials = new Trials(folder)) {
        return new Course(request, trials, listener).run();
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }

  /** One run of the test. */
  private static final class Course {
    private final Request request;
    private final Trials trials;
    private final Listener listener;
    private final Generator generator;
    private final SortedMap<ProgramKind, Integer> kinds = new TreeMap<>();
    private final SortedMap<String, Integer> verdicts = new TreeMap<>();
    private final Set<String> jdkClasses = new TreeSet<>();
    private final Set<String> coveredJdkClasses = new TreeSet<>();
    private int coveredJdk;
    private final List<Disagreement> disagreements = new ArrayList<>();
    private final List<Disagreement> unconfirmed = new ArrayList<>();
    private final Set<String> shrunk = new TreeSet<>();
    private int done;
    private int more;
    private int beyond;

    Course(Request request, Trials trials, Listener listener) {
      this.request = request;
      this.trials = trials;
      this.listener = listener;
      generator = new Generator(request.seed(), request.kinds());
    }

    Report run() throws IOException {
      int end = request.first() + request.programs();
      for (int number = request.first(); number < end; number += BATCH) {
        List<TestProgram> programs = draw(number, Math.min(BATCH, end - number));
        for (Tried tried : trials.all(programs, 1)) {
          count(number + programs.indexOf(tried.program()), tried);
          done++;
          listener.progress(done, disagreements.size());
        }
      }
      return new Report(
          done,
          kinds,
          jdkClasses,
          coveredJdk,
          coveredJdkClasses,
          verdicts,
          more,
          beyond,
          unconfirmed,
          disagreements);
    }

    /** Programs that can be run; those that never could are left in, and counted as untried. */
    private List<TestProgram> draw(int first, int count) {
      List<TestProgram> programs = new ArrayList<>();
      List<Integer> open = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        programs.add(generator.draw(first + i, 0));
        if (programs.getLast().kind() == ProgramKind.JDK) {
          open.add(i);
        }
      }
      for (int attempt = 1; attempt < ATTEMPTS && !open.isEmpty(); attempt++) {
        List<Boolean> usable = trials.areUsable(open.stream().map(programs::get).toList());
        List<Integer> again = new ArrayList<>();
        for (int i = 0; i < open.size(); i++) {
          if (!usable.get(i)) {
            int program = open.get(i);
            programs.set(program, generator.draw(first + program, attempt));
            again.add(program);
          }
        }
        open = again;
      }
      return programs;
    }

    private void count(int number, Tried tried) throws IOException {
      verdicts.merge(tried.result().verdict(), 1, Integer::sum);
      if (tried.isUntried()) {
        return;
      }
      kinds.merge(tried.program().kind(), 1, Integer::sum);
      jdkClasses.addAll(tried.program().jdkClasses());
      if (tried.program().kind() == ProgramKind.JDK && tried.search().isClaimed()) {
        coveredJdk++;
        coveredJdkClasses.addAll(tried.program().jdkClasses());
      }
      more += tried.result().more() > 0 ? 1 : 0;
      beyond += tried.result().beyond() > 0 ? 1 : 0;
      if (tried.result().disagreement().isPresent()) {
        Shrinking shrinking = new Shrinking(trials);
        Optional<Tried> confirmed = shrinking.confirm(tried);
        // very many programs may disagree for very few reasons
        boolean isNew =
            confirmed.isPresent()
                && shrunk.size() < request.shrunk()
                && shrunk.add(family(confirmed.get()));
        Optional<Tried> smallest = isNew ? confirmed.map(shrinking::shrink) : confirmed;
        Disagreement found = disagreement(number, smallest.orElse(tried));
        (smallest.isPresent() ? disagreements : unconfirmed).add(keep(found));
      }
    }

    private static String family(Tried tried) {
      return tried.result().disagreement()
          + tried.program().features().stream().map(Feature::name).sorted().toList().toString();
    }

    private static Disagreement disagreement(int number, Tried tried) {
      OutcomeComparison.Result result = tried.result();
      return new Disagreement(
          number,
          tried.program().features().stream().map(Feature::name).toList(),
          result.disagreement().orElseThrow().text,
          result.what(),
          tried.program().outline(),
          tried.program().source(),
          Optional.empty());
    }

    private Disagreement keep(Disagreement found) throws IOException {
      if (request.keep().isEmpty()) {
        return found;
      }
      Path folder = request.keep().get().resolve("seed-" + request.seed());
      Files.createDirectories(folder);
      Path file = folder.resolve("P" + found.number() + ".java");
      String note =
          "// seed %d, program %d: %s\n// %s\n"
              .formatted(
                  request.seed(),
                  found.number(),
                  found.kind(),
                  found.what().lines().findFirst().orElse(""));
      Files.writeString(file, note + found.source());
      return found.keptIn(file);
    }
  }
}
