package jacquard.bench.symbolic;

import jacquard.promela.PromelaTarget;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/**
 * A model that is measured.
 *
 * @param source a resource of the benchmarks, or a file of the project
 * @param size what N is to be, where the model has one that can be chosen
 * @param depth how many steps bounded model checking looks at, where it finds nothing
 */
record Subject(String name, String source, OptionalInt size, int depth) {
  private static final String SPIN = "/jacquard/bench/spin/";
  private static final String OWN = "/jacquard/bench/symbolic/";
  private static final String MODELS = "models/symbolic/";

  /** What holds: proven by PDR, and searched to a depth by bounded model checking. */
  static final List<Subject> SAFE =
      List.of(
          sized("filter-lock", SPIN, 2, 25),
          sized("filter-lock", SPIN, 3, 30),
          sized("filter-lock", SPIN, 4, 30),
          sized("szymanski", SPIN, 2, 25),
          sized("rendezvous-ring", SPIN, 3, 25),
          sized("leader-ring", SPIN, 2, 70),
          sized("two-phase-commit", SPIN, 1, 25),
          sized("two-phase-commit", SPIN, 2, 25),
          sized("sliding-window", SPIN, 1, 25),
          sized("sliding-window", SPIN, 2, 25),
          of("long-count", MODELS, 200),
          of("parallel-counters", MODELS, 60),
          of("even-shares", MODELS, 25),
          of("peterson-counting", MODELS, 60),
          of("nested-locks-repaired", MODELS, 20),
          sized("philosophers", SPIN, 3, 30),
          sized("philosophers", SPIN, 4, 25),
          sized("philosophers", MODELS, 8, 15),
          sized("philosophers", MODELS, 12, 12),
          sized("philosophers", MODELS, 20, 8));

  /** What is violated: found by bounded model checking. */
  static final List<Subject> UNSAFE =
      List.of(
          of("deep-bug", OWN, 200),
          sized("token-ring", SPIN, 2, 100),
          of("needle", MODELS, 100),
          of("factors", MODELS, 100),
          of("sorting-network", MODELS, 100));

  /** A model with locks, and the method that is to show what the modes save. */
  record Locks(Subject subject, String method) {}

  /** What the modes are compared on. */
  static final List<Locks> LOCKS =
      List.of(
          new Locks(sized("locked-records", MODELS, 2, 100), "bmc"),
          new Locks(sized("locked-records-repaired", MODELS, 2, 100), "bmc"),
          new Locks(sized("locked-records", MODELS, 3, 100), "bmc"),
          new Locks(sized("locked-records-repaired", MODELS, 3, 100), "bmc"),
          new Locks(of("nested-locks", MODELS, 100), "bmc"),
          new Locks(of("nested-locks", MODELS, 100), "bdd"),
          new Locks(of("nested-locks-repaired", MODELS, 100), "bdd"),
          new Locks(of("nested-locks-repaired", MODELS, 100), "pdr"));

  private static Subject sized(String name, String folder, int size, int depth) {
    return new Subject(name + "-" + size, folder + name + ".pml", OptionalInt.of(size), depth);
  }

  private static Subject of(String name, String folder, int depth) {
    return new Subject(name, folder + name + ".pml", OptionalInt.empty(), depth);
  }

  /**
   * Reads the model.
   *
   * @param root the folder of the project
   * @param folder for files that are made
   */
  PromelaTarget target(Path root, Path folder) throws IOException {
    return PromelaTarget.read(file(root, folder).toString(), List.of());
  }

  /** The file with the model, which is made where the size is chosen or the model is a resource. */
  Path file(Path root, Path folder) throws IOException {
    if (size.isEmpty() && !source.startsWith("/")) {
      return root.resolve(source);
    }
    String text = text(root);
    if (size.isPresent()) {
      text = text.replaceFirst("(?m)^#define N .*$", "#define N " + size.getAsInt());
    }
    return Files.writeString(folder.resolve(name + ".pml"), text);
  }

  private String text(Path root) throws IOException {
    if (!source.startsWith("/")) {
      return Files.readString(root.resolve(source));
    }
    try (InputStream in = Subject.class.getResourceAsStream(source)) {
      if (in == null) {
        throw new IOException("no resource " + source);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
