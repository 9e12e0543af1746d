package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.solver.SolverFactory;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Several methods side by side, each on a thread; the first that knows the answer wins. */
public final class Portfolio implements Method {
  private final String name;
  private final List<Method> methods;

  public Portfolio(String name, List<Method> methods) {
    this.name = name;
    this.methods = List.copyOf(methods);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public SequencedSet<String> solvers(SolverFactory given) {
    SequencedSet<String> all = new LinkedHashSet<>();
    methods.forEach(m -> all.addAll(m.solvers(given)));
    return all;
  }

  @Override
  public Answer check(Circuit circuit, int property, Setting setting) {
    Cancellation cancellation = setting.cancellation().child();
    Setting shared = setting.cancelledBy(cancellation);
    try (ExecutorService threads = Executors.newFixedThreadPool(methods.size())) {
      CompletionService<Answer> answers = new ExecutorCompletionService<>(threads);
      methods.forEach(m -> answers.submit(() -> m.check(circuit, property, shared)));
      try {
        return first(answers, setting.depth());
      } finally {
        cancellation.cancel("another method was faster");
      }
    }
  }

  /**
   * The first answer that is one, also that nothing is wrong within the depth that was asked for;
   * of those that are none, the deepest.
   */
  private Answer first(CompletionService<Answer> answers, int depth) {
    Answer.Unknown deepest = new Answer.Unknown(-1, "there is no method");
    for (int i = 0; i < methods.size(); i++) {
      Answer answer = taken(answers);
      if (!(answer instanceof Answer.Unknown unknown) || unknown.depth() >= depth) {
        return answer;
      }
      if (i == 0 || unknown.depth() > deepest.depth()) {
        deepest = unknown;
      }
    }
    return deepest;
  }

  private static Answer taken(CompletionService<Answer> answers) {
    try {
      return answers.take().get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Answer.Unknown(-1, "interrupted");
    } catch (ExecutionException e) {
      throw new IllegalStateException("a method failed", e.getCause());
    }
  }
}
