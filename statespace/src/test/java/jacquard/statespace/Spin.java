package jacquard.statespace;

import jacquard.statespace.liveness.Fairness;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spin's verifier, where it is installed. */
final class Spin {
  private static final Pattern STATES = Pattern.compile("(\\d+) states, stored");
  private static final Pattern ERRORS = Pattern.compile("errors: (\\d+)");

  /** What compiles verifiers: with tcc that takes a twentieth of the time. */
  private static final Optional<List<String>> COMPILER =
      runs("tcc", "-v")
          ? Optional.of(List.of("tcc", "-w"))
          : runs("gcc", "--version") ? Optional.of(List.of("gcc", "-w", "-O0")) : Optional.empty();

  private static final Pattern UNREACHED_IN =
      Pattern.compile("^unreached in (\\w+) (\\S+)|^unreached in (init)");
  private static final Pattern UNREACHED = Pattern.compile("^\\s+\\S+:(\\d+), state \\d+, ");

  /**
   * What Spin reports.
   *
   * @param isComplete whether its limit on depth was large enough
   * @param unreached the lines of proctypes with statements that are never reached: {@code P:12}
   */
  record Report(long states, boolean hasErrors, boolean isComplete, SortedSet<String> unreached) {}

  private Spin() {}

  static boolean isInstalled() {
    return runs("spin", "-V") && COMPILER.isPresent();
  }

  /** What Spin's simulator says when it follows a trail. */
  static String replay(Path model, String trail, Path folder) throws IOException {
    copyAll(model, folder);
    Files.writeString(folder.resolve(model.getFileName() + ".trail"), trail);
    return run(folder, "spin", "-t", "-p", model.getFileName().toString());
  }

  /** The trail to the first violation that Spin finds, with all that it does by default. */
  static Path trail(Path model, Path folder) {
    copyAll(model, folder);
    run(folder, "spin", "-a", model.getFileName().toString());
    compile(folder, "-DSAFETY", "-DNOCLAIM");
    run(folder, "./pan");
    return folder.resolve(model.getFileName() + ".trail");
  }

  private static void copyAll(Path model, Path folder) {
    try (var files = Files.list(model.getParent())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A full search for safety violations, without any reduction, to its end. */
  static Report search(Path model, Path folder) {
    copyAll(model, folder);
    run(folder, "spin", "-a", "-o1", "-o2", "-o3", model.getFileName().toString());
    compile(folder, "-DNOREDUCE", "-DSAFETY", "-DNOCLAIM");
    String out = run(folder, "./pan", "-c0", "-m100000", "-w18");
    return report(out);
  }

  /** The same, unless Spin refuses the model, comes to its limits or does not end. */
  static Optional<Report> tryToSearch(Path model, Path folder) {
    try {
      return Optional.of(search(model, folder)).filter(Report::isComplete);
    } catch (IllegalStateException | UncheckedIOException _) {
      return Optional.empty();
    }
  }

  /**
   * Whether Spin finds an error in {@code model.pml} with everything that it does by default; empty
   * where it refuses the model, comes to its limits or does not end.
   */
  static Optional<Boolean> byDefault(Path folder, List<String> compile, List<String> verify) {
    try {
      Files.deleteIfExists(folder.resolve("pan.c"));
      Files.deleteIfExists(folder.resolve("pan"));
      run(folder, "spin", "-a", "model.pml");
      compile(folder, compile.toArray(String[]::new));
      List<String> command = new ArrayList<>(List.of("./pan", "-n", "-m100000", "-w18"));
      command.addAll(verify);
      Report report = report(run(folder, command.toArray(String[]::new)));
      return report.isComplete() || report.hasErrors()
          ? Optional.of(report.hasErrors())
          : Optional.empty();
    } catch (IOException | IllegalStateException | UncheckedIOException _) {
      return Optional.empty();
    }
  }

  /** What kinds of cycles a verifier looks for. */
  enum Cycles {
    /** Accepted by a claim. */
    CLAIM,
    /** With accept labels of processes. */
    ACCEPTANCE,
    NON_PROGRESS
  }

  /**
   * A verifier that looks for cycles, without any reduction.
   *
   * @param folder where it is
   */
  record Verifier(Path folder, Cycles cycles) {
    /** A search to its end; assertions are left alone. */
    Report run(Optional<String> claim, Fairness fairness) {
      return run(claim, fairness, List.of("-A"));
    }

    /** A search to its end with more options. */
    Report run(Optional<String> claim, Fairness fairness, List<String> more) {
      List<String> verify =
          new ArrayList<>(List.of("./pan", cycles == Cycles.NON_PROGRESS ? "-l" : "-a"));
      if (fairness == Fairness.WEAK) {
        verify.add("-f");
      }
      claim.ifPresent(c -> verify.addAll(List.of("-N", c)));
      verify.addAll(List.of("-c0", "-n", "-m100000", "-w18"));
      verify.addAll(more);
      String out = Spin.run(folder, verify.toArray(String[]::new));
      return report(out);
    }
  }

  /** Compiles a verifier. */
  static Verifier verifier(String model, Cycles cycles, Path folder) {
    try {
      Files.createDirectories(folder);
      Files.writeString(folder.resolve("model.pml"), model);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    run(folder, "spin", "-a", "-o1", "-o2", "-o3", "model.pml");
    String flag =
        switch (cycles) {
          case CLAIM -> "-w";
          case ACCEPTANCE -> "-DNOCLAIM";
          case NON_PROGRESS -> "-DNP";
        };
    compile(folder, "-DNOREDUCE", flag);
    return new Verifier(folder, cycles);
  }

  private static void compile(Path folder, String... flags) {
    List<String> command = new ArrayList<>(COMPILER.orElseThrow());
    command.addAll(List.of(flags));
    command.addAll(List.of("-o", "pan", "pan.c"));
    run(folder, command.toArray(String[]::new));
  }

  private static Report report(String out) {
    SortedSet<String> unreached = new TreeSet<>();
    String where = "";
    for (String line : out.lines().toList()) {
      Matcher process = UNREACHED_IN.matcher(line);
      if (process.find()) {
        where = process.group(3) != null ? "init" : process.group(2);
        where = "claim".equals(process.group(1)) ? "" : where;
      }
      Matcher statement = UNREACHED.matcher(line);
      if (statement.find() && !where.isEmpty()) {
        unreached.add(where + ":" + statement.group(1));
      }
    }
    boolean complete = !out.contains("max search depth too small");
    return new Report(number(STATES, out), number(ERRORS, out) > 0, complete, unreached);
  }

  private static long number(Pattern pattern, String out) {
    Matcher matcher = pattern.matcher(out);
    if (!matcher.find()) {
      throw new IllegalStateException("Spin says:\n" + out);
    }
    return Long.parseLong(matcher.group(1));
  }

  private static boolean runs(String... command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException _) {
      return false; // not installed
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String run(Path folder, String... command) {
    Path log = folder.resolve("log");
    try {
      Process process =
          new ProcessBuilder(new ArrayList<>(List.of(command)))
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IllegalStateException(String.join(" ", command) + " takes too long");
      }
      return Files.readString(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
