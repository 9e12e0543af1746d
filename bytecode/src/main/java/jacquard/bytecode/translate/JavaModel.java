package jacquard.bytecode.translate;

import jacquard.bytecode.code.ClassSource;
import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.code.Method;
import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.execute.Bounds;
import jacquard.bytecode.execute.Grain;
import jacquard.bytecode.execute.StepInfo;
import jacquard.core.Verdict;
import jacquard.model.Model;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The model of a Java program.
 *
 * @param steps the visible operations of each edge, by the edge's number
 * @param threads the names of the threads, by the numbers of their processes
 * @param room what the model has room for; executions that need more are left out
 * @param waits whether code of the program itself waits for notifications, which nobody but other
 *     threads gives in the model
 */
public record JavaModel(
    Model model,
    Map<Integer, List<StepInfo>> steps,
    List<String> threads,
    List<Verdict.Limit> room,
    boolean waits) {
  private static final String MAIN = "main";
  private static final List<String> LIFECYCLE =
      List.of("BeforeAll", "BeforeEach", "AfterEach", "AfterAll");

  public JavaModel {
    steps = Map.copyOf(steps);
    threads = List.copyOf(threads);
    room = List.copyOf(room);
  }

  /**
   * Translates a program.
   *
   * @param name what the model is called
   * @param className where the program begins
   * @param method a method without parameters; {@code main} if there is none
   * @throws UnsupportedCodeException for what cannot be translated
   * @throws NoEntryException if there is no such method
   */
  public static JavaModel of(
      String name,
      ClassSource source,
      String className,
      Optional<String> method,
      List<String> arguments,
      Bounds bounds,
      Grain grain) {
    ClassTable classes = new ClassTable(source);
    JavaClass type = classes.find(className.replace('.', '/'));
    Method entry =
        method
            .map(m -> type.methods().get(m + "()V"))
            .or(() -> Optional.ofNullable(type.methods().get(MAIN + "([Ljava/lang/String;)V")))
            .or(() -> Optional.ofNullable(type.methods().get(MAIN + "()V")))
            .filter(m -> method.isEmpty() || m.name().equals(method.get()))
            .orElseThrow(
                () ->
                    new NoEntryException(
                        method
                            .map(
                                m ->
                                    " has no method "
                                        + m
                                        + " without parameters that returns nothing")
                            .map(className::concat)
                            .orElse(className + " has no main method")));
    if (method.isPresent()) {
      refuseLifecycle(classes, type);
    }
    return new Translator(classes, entry, arguments, bounds, grain).translate(name);
  }

  /** JUnit would run these methods too, and a model without them is another program. */
  private static void refuseLifecycle(ClassTable classes, JavaClass type) {
    for (Method m : type.methods().values()) {
      for (String around : LIFECYCLE) {
        if (m.isAnnotated("Lorg/junit/jupiter/api/" + around + ";")) {
          throw new UnsupportedCodeException(
              "%s is run around the test (@%s)".formatted(m.text(), around));
        }
      }
    }
    Stream.concat(type.superName().stream(), type.interfaces().stream())
        .forEach(s -> refuseLifecycle(classes, classes.find(s)));
  }
}
