package jacquard.symbolic.encode;

import jacquard.ltl.Formula;
import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.BuchiAutomaton;
import jacquard.ltl.buchi.BuchiBuilder;
import jacquard.ltl.buchi.Guard;
import jacquard.ltl.buchi.StutterInvariance;
import jacquard.ltl.buchi.Translation;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.analysis.ChangedByEveryStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What accepts the infinite runs that violate a property: an automaton that looks at all states in
 * which no process runs alone.
 *
 * @param conditions what its propositions mean
 * @param looks when each of them is evaluated; empty where all are in every state
 * @param mark a state is accepting only where a process is at a location with this mark
 * @param isFair whether only weakly fair runs count
 * @param whyNoReduction why runs that differ only by stuttering may not be taken for each other
 */
public record Claim(
    BuchiAutomaton automaton,
    List<Expression> conditions,
    List<List<Look>> looks,
    Optional<Location.Mark> mark,
    boolean isFair,
    Optional<String> whyNoReduction) {
  /** Every run comes to progress labels again and again. */
  public static final Model.Formula PROGRESS =
      new Model.Formula(
          "progress", "[]<> !np_", Map.of("np_", new Expression.NonProgress()), Position.NOWHERE);

  public Claim {
    conditions = List.copyOf(conditions);
    looks = looks.stream().map(List::copyOf).toList();
  }

  /**
   * A condition is evaluated.
   *
   * @param state of the automaton
   * @param where which other conditions hold and do not
   * @param isAsserted whether the claim fails where the condition does not hold
   */
  public record Look(int state, Guard where, boolean isAsserted) {}

  /**
   * The runs that a never claim of the model accepts.
   *
   * @throws UnsupportedModelException if it does more than to look at states
   */
  public static Claim of(ProcessGraph never, Model model, boolean isFair) {
    return NeverClaim.of(never, model, isFair);
  }

  /** The runs that violate a formula. */
  public static Claim against(Model.Formula formula, boolean isFair) {
    Formula wanted = Formula.parse(formula.text());
    BuchiAutomaton automaton = Translation.of(new Formula.Not(wanted), Propositions.of(wanted));
    List<Expression> conditions =
        automaton.propositions().names().stream().map(n -> atom(formula, n)).toList();
    Optional<String> why = ChangedByEveryStep.in(conditions).or(() -> sensitivity(wanted));
    return new Claim(automaton, conditions, List.of(), Optional.empty(), isFair, why);
  }

  private static Expression atom(Model.Formula formula, String name) {
    Expression atom = formula.atoms().get(name);
    if (atom == null) {
      throw new IllegalStateException("the formula does not say what %s is".formatted(name));
    }
    return atom;
  }

  private static Optional<String> sensitivity(Formula formula) {
    return switch (StutterInvariance.of(formula)) {
      case StutterInvariance.Invariant _ -> Optional.empty();
      case StutterInvariance.Sensitive _ ->
          Optional.of("the formula can tell runs apart that differ only by stuttering");
      case StutterInvariance.Unknown(String why) -> Optional.of(why);
    };
  }

  /** The runs that come to accept labels again and again. */
  public static Claim ofAcceptance(boolean isFair) {
    BuchiBuilder builder = new BuchiBuilder(new Propositions(List.of()));
    int only = builder.acceptingAll();
    return new Claim(
        builder.initial(only).build(),
        List.of(),
        List.of(),
        Optional.of(Location.Mark.ACCEPT),
        isFair,
        Optional.empty());
  }
}
