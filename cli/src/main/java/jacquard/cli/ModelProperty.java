package jacquard.cli;

import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.promela.Promela;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.translate.Translator;
import jacquard.report.StateCheck;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.Property;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A property of infinite runs and the model that it is about, whose states have what it asks for.
 *
 * @param asked as the user names it
 */
record ModelProperty(
    StateCheck.Property asked, ModelTarget target, Property property, Fairness fairness) {
  /**
   * Finds what the user named.
   *
   * @throws UsageException if the model has no such thing, or a formula is none
   */
  static ModelProperty of(StateCheck.Property asked, ModelTarget target) {
    Fairness fairness = asked.fairness().isPresent() ? Fairness.WEAK : Fairness.NONE;
    return switch (asked.kind()) {
      case "never" ->
          new ModelProperty(asked, target, new Property.NeverClaim(claim(asked, target)), fairness);
      case "acceptance" -> {
        if (!hasAcceptLabels(target.model())) {
          throw new UsageException(target.name() + " has no accept label");
        }
        yield new ModelProperty(asked, target, new Property.NoAcceptanceCycle(), fairness);
      }
      case "non-progress" -> new ModelProperty(asked, target, new Property.Progress(), fairness);
      case "ltl" -> ltl(asked, target, fairness);
      default -> throw new UsageException("unknown property '" + asked.kind() + "'");
    };
  }

  private static ProcessGraph claim(StateCheck.Property asked, ModelTarget target) {
    List<ProcessGraph> claims = target.model().claims();
    List<String> names = claims.stream().map(ProcessGraph::name).toList();
    if (claims.isEmpty()) {
      throw new UsageException(target.name() + " has no never claim");
    }
    if (asked.formula().isEmpty() && claims.size() > 1) {
      throw new UsageException(
          "%s has several never claims: give --never with one of %s"
              .formatted(target.name(), String.join(", ", names)));
    }
    return claims.stream()
        .filter(c -> asked.formula().isEmpty() || asked.formula().get().equals(c.name()))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "%s has no never claim '%s', but %s"
                        .formatted(
                            target.name(), asked.formula().orElse(""), String.join(", ", names))));
  }

  private static ModelProperty ltl(
      StateCheck.Property asked, ModelTarget target, Fairness fairness) {
    String text = asked.formula().orElse("");
    Optional<Model.Formula> named =
        target.model().formulas().stream().filter(f -> f.name().equals(text)).findFirst();
    if (named.isPresent()) {
      return new ModelProperty(asked, target, new Property.Formula(named.get()), fairness);
    }
    try {
      Translator.WithFormula read =
          Promela.read(Path.of(target.name()), target.definitions(), text, "--ltl");
      return new ModelProperty(
          asked,
          new ModelTarget(target.name(), target.definitions(), read.model()),
          new Property.Formula(read.formula()),
          fairness);
    } catch (PromelaException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    } catch (IOException e) {
      throw new UsageException("cannot read " + target.name() + ": " + e.getMessage(), e);
    }
  }

  static boolean hasAcceptLabels(Model model) {
    return model.processes().stream()
        .anyMatch(p -> p.locations().stream().anyMatch(l -> l.is(Location.Mark.ACCEPT)));
  }
}
