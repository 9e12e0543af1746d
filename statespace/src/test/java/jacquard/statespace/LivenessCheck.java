package jacquard.statespace;

import jacquard.ltl.Formula;
import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.NeverClaim;
import jacquard.ltl.buchi.Translation;
import jacquard.model.Model;
import jacquard.promela.Promela;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.Property;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A check of infinite runs of a model of the corpus, with what is recorded of it. */
record LivenessCheck(String name, String options, String verdict, long states, String spin) {
  private static final Path FOLDER = Corpus.FOLDER.resolve("liveness");

  static List<LivenessCheck> all() {
    try {
      return Files.readAllLines(FOLDER.resolve("expected.tsv")).stream()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .map(c -> new LivenessCheck(c[0], c[1], c[2], Long.parseLong(c[3]), c[4]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path file() {
    return FOLDER.resolve(name + ".pml");
  }

  Model model() {
    try {
      return Promela.read(file());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Fairness fairness() {
    return options.endsWith(" --fair weak") ? Fairness.WEAK : Fairness.NONE;
  }

  Property property(Model model) {
    String[] words = options.split(" ", -1);
    return switch (words[0]) {
      case "--never" ->
          new Property.NeverClaim(
              model.claims().stream()
                  .filter(c -> claim().isEmpty() || claim().equals(Optional.of(c.name())))
                  .findFirst()
                  .orElseThrow());
      case "--acceptance" -> new Property.NoAcceptanceCycle();
      case "--non-progress" -> new Property.Progress();
      case "--ltl" ->
          new Property.Formula(
              model.formulas().stream()
                  .filter(f -> f.name().equals(words[1]))
                  .findFirst()
                  .orElseThrow());
      default -> throw new IllegalArgumentException(options);
    };
  }

  Spin.Cycles cycles() {
    return switch (options.split(" ", -1)[0]) {
      case "--acceptance" -> Spin.Cycles.ACCEPTANCE;
      case "--non-progress" -> Spin.Cycles.NON_PROGRESS;
      default -> Spin.Cycles.CLAIM;
    };
  }

  /** The name of the claim in {@link #forSpin}, if there may be several. */
  Optional<String> claim() {
    String[] words = options.split(" ", -1);
    if (words[0].equals("--ltl")) {
      return Optional.of("claim_" + words[1]);
    }
    return words[0].equals("--never") && words.length > 1 && !words[1].startsWith("--")
        ? Optional.of(words[1])
        : Optional.empty();
  }

  /** The model as Spin can check it: with our automata as its claims, in the place of formulas. */
  String forSpin() throws IOException {
    StringBuilder text =
        new StringBuilder(Files.readString(file()).replaceAll("(?m)^ltl .*\n", ""));
    if (options.startsWith("--ltl")) {
      for (Model.Formula f : model().formulas()) {
        text.append(claim(f.text()).replaceFirst("never", "never claim_" + f.name()));
      }
    }
    return text.toString();
  }

  static String claim(String formula) {
    Formula wanted = Formula.parse(formula);
    return NeverClaim.print(Translation.of(new Formula.Not(wanted), Propositions.of(wanted)));
  }

  @Override
  public String toString() {
    return name + " " + options;
  }
}
