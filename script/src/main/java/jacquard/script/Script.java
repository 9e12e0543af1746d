package jacquard.script;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.core.ViolationKind;
import jacquard.core.Vocabulary;
import jacquard.explore.Policy;
import jacquard.explore.Subject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Runs a {@link Program} under the control of a search. Nothing is allocated per event; one object
 * serves any number of runs.
 */
public final class Script implements Subject {
  private final Program program;
  private final Machine machine;
  private final String fingerprint;
  private final Names names;
  private final List<Evaluation> conditions = new ArrayList<>();

  public Script(Program program) {
    this.program = program;
    Compiler compiler = new Compiler(program);
    List<Compiler.Compiled> threads = new ArrayList<>();
    for (int t = 0; t < program.threads().size(); t++) {
      threads.add(compiler.compile(t));
    }
    for (Program.Condition c : program.conditions()) {
      conditions.add(compiler.condition(c));
    }
    machine = new Machine(program, threads, compiler.parkers());
    names = new Names(program, threads);
    CRC32 crc = new CRC32();
    crc.update(program.toString().getBytes(StandardCharsets.UTF_8));
    fingerprint = "%08x".formatted(crc.getValue());
  }

  public Program program() {
    return program;
  }

  @Override
  public String name() {
    return program.name();
  }

  @Override
  public String fingerprint() {
    return fingerprint;
  }

  @Override
  public Vocabulary vocabulary() {
    return names;
  }

  @Override
  public void run(Policy policy, int maxSteps, Execution into) {
    machine.reset(into);
    while (machine.markEnabled(into)) {
      if (into.length() == maxSteps) {
        machine.recordPending(into);
        into.end(new Outcome.Truncated(maxSteps));
        return;
      }
      long label = policy.choose(into, machine);
      if (label == Label.NONE) {
        machine.recordPending(into);
        into.end(Outcome.Pruned.OUTCOME);
        return;
      }
      if (!into.enabled(into.length(), Label.thread(label))) {
        throw new IllegalStateException(
            "the policy lets %s move, which cannot".formatted(names.thread(Label.thread(label))));
      }
      machine.step(Label.thread(label), Label.choice(label), into);
    }
    machine.recordPending(into);
    into.end(outcome());
  }

  private Outcome outcome() {
    if (machine.hasFailed()) {
      return new Outcome.Failed(machine.failures());
    }
    if (machine.hasUnfinished()) {
      return new Outcome.Deadlocked(machine.blocked());
    }
    for (int c = 0; c < conditions.size(); c++) {
      if (machine.evaluateAtEnd(conditions.get(c)) == 0) {
        return new Outcome.Failed(List.of(unmet(program.conditions().get(c))));
      }
    }
    return Outcome.Completed.OUTCOME;
  }

  private Outcome.Failure unmet(Program.Condition condition) {
    List<String> values = new ArrayList<>();
    collectValues(condition.expression(), values);
    return new Outcome.Failure(
        -1,
        ViolationKind.ASSERTION,
        "expected " + condition + " but " + String.join(", ", values),
        Names.NO_SITE);
  }

  private void collectValues(Expression expression, List<String> values) {
    switch (expression) {
      case Expression.Final(Ref variable) -> {
        String value = variable + " was " + machine.evaluateAtEnd(valueOf(variable));
        if (!values.contains(value)) {
          values.add(value);
        }
      }
      case Expression.Binary(var _, var left, var right) -> {
        collectValues(left, values);
        collectValues(right, values);
      }
      case Expression.Not(var operand) -> collectValues(operand, values);
      case Expression.Constant _, Expression.Local _ -> {}
    }
  }

  private Evaluation valueOf(Ref variable) {
    return new Compiler(program).condition(new Program.Condition(variable.atEnd()));
  }
}
