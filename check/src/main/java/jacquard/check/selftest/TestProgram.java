package jacquard.check.selftest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A random program: objects that are shared, and threads that do one thing after the other with
 * them and write down what they see. Its outcome is a text with a slot for each operation and for
 * each part of the final state, {@code |} between them.
 */
record TestProgram(
    String name,
    ProgramKind kind,
    List<Feature> features,
    List<List<Operation>> threads,
    List<String> finals) {

  /** Begins every outcome, so that it can be told from other failures. */
  static final String OUTCOME = "outcome";

  TestProgram {
    features = List.copyOf(features);
    threads = threads.stream().map(List::copyOf).toList();
    finals = List.copyOf(finals);
  }

  boolean needsFreshClasses() {
    return features.stream().anyMatch(f -> f.classes() == Feature.ClassState.FRESH);
  }

  boolean interrupts() {
    return threads.stream().flatMap(List::stream).anyMatch(o -> o.code().contains(".interrupt("));
  }

  /** The public classes of the JDK whose methods its threads call. */
  Set<String> jdkClasses() {
    Set<String> all = new TreeSet<>();
    features.forEach(f -> all.addAll(f.jdkClasses()));
    return all;
  }

  TestProgram named(String other) {
    return new TestProgram(other, kind, features, threads, finals);
  }

  int size() {
    return threads.stream().mapToInt(List::size).sum();
  }

  /** Programs that are a little smaller, the smallest first. */
  List<TestProgram> smaller() {
    List<TestProgram> all = new ArrayList<>();
    for (int t = 0; t < threads.size() && threads.size() > 1; t++) {
      List<List<Operation>> rest = new ArrayList<>(threads);
      rest.remove(t);
      all.add(with(rest));
    }
    for (int t = 0; t < threads.size(); t++) {
      for (int i = 0; i < threads.get(t).size(); i++) {
        List<Operation> operations = new ArrayList<>(threads.get(t));
        operations.remove(i);
        all.add(with(t, operations));
      }
    }
    if (finals.size() > 1) {
      all.add(new TestProgram(name, kind, features, threads, List.of()));
    }
    for (int i = 0; i < finals.size(); i++) {
      List<String> rest = new ArrayList<>(finals);
      rest.remove(i);
      all.add(new TestProgram(name, kind, features, threads, rest));
    }
    for (int t = 0; t < threads.size(); t++) {
      for (int i = 0; i < threads.get(t).size(); i++) {
        Operation operation = threads.get(t).get(i);
        for (int a = 0; a < operation.arguments().size(); a++) {
          if (!operation.arguments().get(a).isSimplest()) {
            List<Operation> operations = new ArrayList<>(threads.get(t));
            operations.set(i, operation.withSimplest(a));
            all.add(with(t, operations));
          }
        }
      }
    }
    return all;
  }

  private TestProgram with(int thread, List<Operation> operations) {
    List<List<Operation>> changed = new ArrayList<>(threads);
    changed.set(thread, operations);
    changed.removeIf(List::isEmpty);
    return with(changed.isEmpty() ? Collections.singletonList(List.of()) : changed);
  }

  private TestProgram with(List<List<Operation>> changed) {
    return new TestProgram(name, kind, features, changed, finals);
  }

  /** What is shared, and what the threads do, without all that a compiler needs besides. */
  String outline() {
    StringBuilder text = new StringBuilder();
    for (int f = 0; f < features.size(); f++) {
      for (String declaration : features.get(f).types()) {
        text.append(SourceText.numbered(declaration, f)).append('\n');
      }
      for (String declaration : features.get(f).fields()) {
        text.append(SourceText.numbered(declaration, f)).append('\n');
      }
    }
    for (int t = 0; t < threads.size(); t++) {
      text.append("thread ").append(t).append(":\n");
      threads.get(t).forEach(o -> text.append("  ").append(o.code()).append('\n'));
    }
    finals.forEach(e -> text.append("in the end: ").append(e).append('\n'));
    return text.toString();
  }

  String source() {
    return new SourceText(this).toString();
  }
}
