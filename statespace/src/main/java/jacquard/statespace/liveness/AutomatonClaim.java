package jacquard.statespace.liveness;

import jacquard.ltl.Formula;
import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.BuchiAutomaton;
import jacquard.ltl.buchi.Translation;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.run.Interpreter;

/** A Büchi automaton whose propositions are conditions on states. */
final class AutomatonClaim implements Claim {
  private final BuchiAutomaton automaton;
  private final Interpreter interpreter;
  private final Expression[] conditions;

  private AutomatonClaim(BuchiAutomaton automaton, Model model, Model.Formula formula) {
    this.automaton = automaton;
    this.interpreter = new Interpreter(model);
    this.conditions =
        automaton.propositions().names().stream()
            .map(formula.atoms()::get)
            .toArray(Expression[]::new);
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
    long letter = letter(state, isEnd);
    int found = 0;
    for (int e = automaton.edgesBegin(location); e < automaton.edgesEnd(location); e++) {
      if (automaton.allows(e, letter)) {
        found = Targets.add(targets, found, automaton.target(e));
      }
    }
    return found;
  }

  private long letter(byte[] state, boolean isEnd) {
    long letter = 0;
    for (int i = 0; i < conditions.length; i++) {
      if (interpreter.isTrue(conditions[i], state, isEnd)) {
        letter |= 1L << i;
      }
    }
    return letter;
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
