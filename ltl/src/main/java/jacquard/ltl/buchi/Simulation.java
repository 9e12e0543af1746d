package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.List;

/**
 * Direct simulation: {@code p} simulates {@code q} if for every letter, whatever edge {@code q}
 * takes, {@code p} has one with at least its marks, to a state that simulates the target. Computed
 * as the greatest fixed point below a given relation; guards are compared letter by letter, by
 * cover.
 */
final class Simulation {

  /** What must hold of a pair before its edges are looked at. */
  @FunctionalInterface
  interface Condition {
    boolean allows(int simulated, int simulating);
  }

  private final TransitionGraph graph;
  private final TransitionGraph answering;
  private final boolean[][] simulates;

  private Simulation(TransitionGraph graph, TransitionGraph answering, Condition condition) {
    this.graph = graph;
    this.answering = answering;
    int n = graph.states();
    simulates = new boolean[n][n];
    for (int q = 0; q < n; q++) {
      for (int p = 0; p < n; p++) {
        simulates[q][p] = q == p || condition.allows(q, p);
      }
    }
  }

  static Simulation of(TransitionGraph graph, Condition condition) {
    return between(graph, graph, condition);
  }

  /** Where the simulating state has the edges of another graph with the same states. */
  static Simulation between(TransitionGraph graph, TransitionGraph answering, Condition condition) {
    Simulation simulation = new Simulation(graph, answering, condition);
    simulation.refine();
    return simulation;
  }

  boolean isSimulatedBy(int q, int p) {
    return simulates[q][p];
  }

  boolean isStrictlySimulatedBy(int q, int p) {
    return simulates[q][p] && !simulates[p][q];
  }

  /** For every state the smallest state that it simulates and is simulated by. */
  int[] representatives() {
    int[] result = new int[graph.states()];
    for (int q = 0; q < result.length; q++) {
      int p = 0;
      while (!(simulates[q][p] && simulates[p][q])) {
        p++;
      }
      result[q] = p;
    }
    return result;
  }

  private void refine() {
    int n = graph.states();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int q = 0; q < n; q++) {
        for (int p = 0; p < n; p++) {
          if (q != p && simulates[q][p] && !matchesAll(q, p)) {
            simulates[q][p] = false;
            changed = true;
          }
        }
      }
    }
  }

  private boolean matchesAll(int q, int p) {
    for (Edge edge : graph.edges().get(q)) {
      List<Guard> answers = new ArrayList<>();
      for (Edge answer : answering.edges().get(p)) {
        if ((edge.marks() & ~answer.marks()) == 0 && simulates[edge.target()][answer.target()]) {
          answers.add(answer.guard());
        }
      }
      if (!edge.guard().isCoveredBy(answers)) {
        return false;
      }
    }
    return true;
  }
}
