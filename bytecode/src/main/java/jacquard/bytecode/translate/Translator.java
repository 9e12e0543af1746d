package jacquard.bytecode.translate;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.Method;
import jacquard.bytecode.execute.Bounds;
import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.execute.Program;
import jacquard.bytecode.execute.Setup;
import jacquard.bytecode.execute.StepPath;
import jacquard.bytecode.value.Value.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Translates a program, again and again until nothing is new. */
public final class Translator {
  private static final int MOST_ROUNDS = 200;
  private static final int MOST_PROCESSES = 64;

  private final ClassTable classes;
  private final Method entry;
  private final List<String> arguments;
  private final Bounds bounds;
  private final Grain grain;

  public Translator(
      ClassTable classes, Method entry, List<String> arguments, Bounds bounds, Grain grain) {
    this.classes = classes;
    this.entry = entry;
    this.arguments = arguments;
    this.bounds = bounds;
    this.grain = grain;
  }

  /** The model of the program. */
  public JavaModel translate(String name) {
    long limit = Long.MAX_VALUE;
    while (true) {
      Program program = new Program(classes, bounds, grain);
      Setup setup = Setup.run(program, entry, arguments, limit);
      processes(program, setup.path());
      program.facts().restart();
      List<Nodes> processes = processes(program, setup.path());
      OptionalLong conflict = setup.conflict(program);
      if (conflict.isEmpty()) {
        setup.requireInitialized();
        program.requireTimelessInitialization();
        return new ModelBuilder(program, setup.path(), processes).build(name);
      }
      if (conflict.getAsLong() >= limit) {
        throw new IllegalStateException("the set-up of " + name + " cannot be cut short");
      }
      limit = conflict.getAsLong();
    }
  }

  /** The nodes of all processes, once nothing is new. */
  static List<Nodes> processes(Program program, StepPath main) {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      program.facts().takeChanged();
      program.startOver();
      List<Nodes> processes = new ArrayList<>();
      for (int p = 0; p < program.threads().size(); p++) {
        processes.add(new Nodes(program, p == 0 ? entry(main) : entry(program, p)));
        if (p > MOST_PROCESSES) {
          throw Program.unsupported(main, "more than %,d threads".formatted(MOST_PROCESSES));
        }
      }
      if (!program.facts().takeChanged()) {
        return processes;
      }
    }
    throw Program.unsupported(
        main, "code of which more is found in each of %,d rounds".formatted(MOST_ROUNDS));
  }

  /** Where the main thread is after the set-up. */
  private static StepPath entry(StepPath main) {
    return main;
  }

  private static StepPath entry(Program program, int process) {
    int thread = program.threads().get(process);
    StepPath path = new StepPath(process, thread);
    path.enter(
        program.code(Program.THREAD, "live", "(Ljava/lang/Thread;)V"), List.of(Ref.of(thread)));
    return path;
  }
}
