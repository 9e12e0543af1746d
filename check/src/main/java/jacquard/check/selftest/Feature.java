package jacquard.check.selftest;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Something that the threads of a program share, and what they can do with it. In all texts {@code
 * #} stands for the number of the feature in its program, so that names do not clash.
 *
 * @param types declarations of nested types
 * @param fields declarations of fields
 * @param finals expressions for the state in the end
 * @param cleanup statements that end what the feature has started
 * @param jdkClasses public classes of the JDK whose methods are called
 * @param classes whether static state or class initialisation takes part, so that each run needs
 *     its classes anew
 */
record Feature(
    String name,
    List<String> types,
    List<String> fields,
    List<Operation> operations,
    List<String> finals,
    List<String> cleanup,
    Set<String> jdkClasses,
    ClassState classes) {
  /** Whether runs in one JVM can have the same classes. */
  enum ClassState {
    SHARED,
    FRESH
  }

  Feature {
    types = List.copyOf(types);
    fields = List.copyOf(fields);
    operations = List.copyOf(operations);
    finals = List.copyOf(finals);
    cleanup = List.copyOf(cleanup);
  }

  /** A feature without parts yet. */
  static Feature named(String name) {
    return new Feature(
        name, List.of(), List.of(), List.of(), List.of(), List.of(), Set.of(), ClassState.SHARED);
  }

  Feature types(String... more) {
    return new Feature(
        name, List.of(more), fields, operations, finals, cleanup, jdkClasses, classes);
  }

  Feature fields(String... more) {
    return new Feature(
        name, types, List.of(more), operations, finals, cleanup, jdkClasses, classes);
  }

  /** What threads do: each an expression, or statements that set {@code r}. */
  Feature does(String... codes) {
    List<Operation> all =
        Stream.of(codes)
            .map(c -> c.endsWith(";") || c.endsWith("}") ? c : "r = " + c + ";")
            .map(Operation::new)
            .toList();
    return new Feature(name, types, fields, all, finals, cleanup, jdkClasses, classes);
  }

  Feature ends(String... expressions) {
    return new Feature(
        name, types, fields, operations, List.of(expressions), cleanup, jdkClasses, classes);
  }

  Feature cleansUp(String... statements) {
    return new Feature(
        name, types, fields, operations, finals, List.of(statements), jdkClasses, classes);
  }

  Feature fresh() {
    return new Feature(
        name, types, fields, operations, finals, cleanup, jdkClasses, ClassState.FRESH);
  }
}
