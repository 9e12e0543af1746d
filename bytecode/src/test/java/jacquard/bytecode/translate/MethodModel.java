package jacquard.bytecode.translate;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.execute.Bounds;
import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.execute.Program;
import jacquard.bytecode.execute.StepPath;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Facts;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Domain;
import jacquard.model.Edge;
import jacquard.model.Model;
import jacquard.model.Transition;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.run.Bytes;
import jacquard.model.run.Interpreter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The model of one static method without parameters, which reads static fields that may hold
 * anything and writes others.
 */
public final class MethodModel {
  private static final int MOST_STEPS = 1_000_000;
  private static final Bounds BOUNDS = new Bounds(32, 8);
  private static final Grain GRAIN =
      Grain.valueOf(System.getProperty("jacquard.bytecode.grain", "TRANSACTION"));

  private final Model model;
  private final Interpreter interpreter;

  private MethodModel(Model model) {
    this.model = model;
    this.interpreter = new Interpreter(model);
  }

  /** Translates a method; the static fields of its class are all variables. */
  public static MethodModel of(ClassTable classes, String className, String method) {
    Program program = new Program(classes, BOUNDS, GRAIN);
    program.addThread(program.heap().object(Program.THREAD).number());
    JavaClass type = classes.find(className);
    HeapObject statics = program.heap().statics(className);
    for (JavaClass.Field f : type.fields().values()) {
      if (f.isStatic() && (f.descriptor().equals("I") || f.descriptor().equals("J"))) {
        Cell cell = Cell.field(statics.number(), Heap.field(type, f.name()));
        Domain all =
            f.descriptor().equals("I")
                ? Domain.Range.ALL
                : new Domain.Pair(Domain.Range.ALL, Domain.Range.ALL);
        program.facts().write(cell, new Facts.Visitor(1, new TreeMap<>(), false), all);
        program.facts().read(cell, new Facts.Visitor(0, new TreeMap<>(), false));
        program.facts().load(cell);
      }
    }
    StepPath path = new StepPath(0, program.threads().getFirst());
    path.enter(program.code(className, method, "()V"), List.of());
    List<Nodes> nodes = Translator.processes(program, path);
    return new MethodModel(new ModelBuilder(program, path, nodes).build(method).model());
  }

  /**
   * Runs it to its end and returns what the wanted variables hold then; nothing if it makes more
   * objects than the model has room for.
   */
  public Optional<List<Integer>> run(Map<String, Integer> inputs, List<String> wanted) {
    byte[] state = new byte[interpreter.maxLength()];
    interpreter.initial(state);
    inputs.forEach((name, value) -> put(state, name, value));
    long[] transitions = new long[64];
    for (int step = 0; step < MOST_STEPS; step++) {
      int enabled = interpreter.enabled(state, transitions);
      if (enabled == 0) {
        List<Integer> values = new ArrayList<>();
        wanted.forEach(name -> values.add(get(state, name)));
        return Optional.of(values);
      }
      if (enabled > 1) {
        throw new IllegalStateException("not deterministic in step " + step);
      }
      Edge edge = model.edges().get(Transition.edge(transitions[0]));
      if (edge.text().equals(ModelBuilder.NO_ROOM)) {
        return Optional.empty();
      }
      interpreter.perform(state, transitions[0]);
      if (interpreter.failedAssertion().isPresent()) {
        throw new IllegalStateException(interpreter.failedAssertion().get().message());
      }
    }
    throw new IllegalStateException("does not end");
  }

  private void put(byte[] state, String name, int value) {
    for (Variable v : model.globals()) {
      if (v.name().equals(name)) {
        Bytes.put(state, v.offset(), Type.INT, value);
      }
    }
  }

  private int get(byte[] state, String name) {
    for (Variable v : model.globals()) {
      if (v.name().equals(name)) {
        return Bytes.get(state, v.offset(), Type.INT);
      }
    }
    return 0; // nothing writes it
  }
}
