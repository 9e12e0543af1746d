package jacquard.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.translate.JavaModel;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.Set;

/** A class P of some members and a main method. */
record SmallProgram(String members, String main) {
  private static final String NAME = "P";

  private static final String IMPORTS =
      """
      import java.lang.invoke.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      """;

  private CompiledText compiled() {
    String text =
        IMPORTS
            + "public class P {\n"
            + members
            + "\npublic static void main(String[] args) throws Exception {\n"
            + main
            + "\n}}\n";
    return CompiledText.of(NAME, text);
  }

  JavaModel model(Grain grain) {
    return compiled().model(NAME, grain);
  }

  /** All violations of the model, whatever its steps are; the JVM has one of those, or none. */
  Set<String> violations() {
    CompiledText compiled = compiled();
    Set<String> violations = Exploration.violations(compiled.model(NAME, Grain.OPERATION).model());
    assertThat(Exploration.violations(compiled.model(NAME, Grain.TRANSACTION).model()))
        .as("with transactions")
        .isEqualTo(violations);
    return violations;
  }

  /** The same of a program that always ends, and is run. */
  Set<String> violationsAsOnTheJvm() {
    Set<String> violations = violations();
    assertThat(violations).containsAll(thrown().stream().toList());
    return violations;
  }

  /** What the program throws when it is run once. */
  private Optional<String> thrown() {
    CompiledText classes = compiled();
    classes.setDefaultAssertionStatus(true);
    try {
      classes
          .loadClass(NAME)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
      return Optional.empty();
    } catch (InvocationTargetException e) {
      return Optional.ofNullable(e.getCause()).map(cause -> cause.getClass().getName());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
