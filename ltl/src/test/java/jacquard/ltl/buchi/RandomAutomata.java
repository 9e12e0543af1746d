package jacquard.ltl.buchi;

import static jacquard.ltl.RandomFormulas.PROPOSITIONS;

import java.util.SplittableRandom;

/** Random automata of any shape. */
final class RandomAutomata {

  private final SplittableRandom random;

  RandomAutomata(long seed) {
    this.random = new SplittableRandom(seed);
  }

  BuchiAutomaton automaton(int states) {
    BuchiBuilder builder = new BuchiBuilder(PROPOSITIONS);
    for (int s = 0; s < states; s++) {
      if (random.nextInt(3) == 0) {
        builder.acceptingState();
      } else {
        builder.state();
      }
    }
    int edges = states + random.nextInt(2 * states + 1);
    for (int e = 0; e < edges; e++) {
      builder.edge(random.nextInt(states), guard(), random.nextInt(states));
    }
    return builder.build();
  }

  private Guard guard() {
    Guard guard = Guard.TRUE;
    for (int p = 0; p < PROPOSITIONS.size(); p++) {
      int choice = random.nextInt(5);
      if (choice < 2) {
        guard = guard.and(Guard.literal(p, choice == 0));
      }
    }
    return guard;
  }
}
