package jacquard.statespace.liveness;

import jacquard.ltl.Formula;
import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.BuchiAutomaton;
import jacquard.ltl.buchi.Translation;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.compile.Conditions;
import java.util.Optional;

/** A Büchi automaton whose propositions are conditions on states. */
final class AutomatonClaim implements Claim {
  private final BuchiAutomaton automaton;
  private final Conditions conditions;

  private AutomatonClaim(BuchiAutomaton automaton, Model model, Model.Formula formula) {
    this.automaton = automaton;
    this.conditions =
        new Conditions(
            model, automaton.propositions().names().stream().map(n -> atom(formula, n)).toList());
  }

  private static Expression atom(Model.Formula formula, String name) {
    return Optional.ofNullable(formula.atoms().get(name)).orElseThrow();
  }

  /** The automaton of the runs that violate a formula. */
  static AutomatonClaim refuting(Model.Formula formula, Model model) {
    return new AutomatonClaim(automatonRefuting(formula), model, formula);
  }

  static BuchiAutomaton automatonRefuting(Model.Formula formula) {
    Formula wanted = Formula.parse(formula.text());
    return Translation.of(new Formula.Not(wanted), Propositions.of(wanted));
  }

  @Override
  public int mostTargets() {
    return automaton.states();
  }

  @Override
  public int initial() {
    return automaton.initial();
  }

  @Override
  public int next(byte[] state, boolean isEnd, int location, int[] targets) {
    long letter = conditions.holding(state, isEnd);
    int found = 0;
    for (int e = automaton.edgesBegin(location); e < automaton.edgesEnd(location); e++) {
      if (automaton.allows(e, letter)) {
        found = Targets.add(targets, found, automaton.target(e));
      }
    }
    return found;
  }

  @Override
  public boolean isAccepting(byte[] state, int location) {
    return automaton.isAccepting(location);
  }

  @Override
  public boolean isEnd(int location) {
    return false;
  }
}
