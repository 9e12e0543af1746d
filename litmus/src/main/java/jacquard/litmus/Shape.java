package jacquard.litmus;

import jacquard.script.Program;
import jacquard.script.ProgramBuilder;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;

/**
 * A family of litmus programs that differ only in size.
 *
 * @param name lower case words with hyphens
 * @param about a line on what the program does
 * @param body writes the program for arguments that the parameters allow, in their order
 * @param expectation what is known about the program for such arguments
 */
public record Shape(
    String name, List<Parameter> parameters, String about, Body body, Knowledge expectation) {

  /** Writes the program at some size. */
  @FunctionalInterface
  public interface Body {
    void write(ProgramBuilder program, List<Integer> arguments);
  }

  /** What is known about the program at some size. */
  @FunctionalInterface
  public interface Knowledge {
    Expectation at(List<Integer> arguments);
  }

  public Shape {
    parameters = List.copyOf(parameters);
  }

  /** A shape without parameters. */
  static Shape fixed(
      String name, String about, Consumer<ProgramBuilder> body, Expectation expectation) {
    return new Shape(
        name, List.of(), about, (program, _) -> body.accept(program), _ -> expectation);
  }

  /** A shape with one parameter. */
  static Shape sized(
      String name,
      Parameter parameter,
      String about,
      ObjIntConsumer<ProgramBuilder> body,
      IntFunction<Expectation> expectation) {
    return new Shape(
        name,
        List.of(parameter),
        about,
        (program, arguments) -> body.accept(program, arguments.getFirst()),
        arguments -> expectation.apply(arguments.getFirst()));
  }

  /** Such as {@code critical-sections(threads,k)}. */
  public String signature() {
    return name + list(parameters.stream().map(Parameter::name).toList());
  }

  /** The program at its default size. */
  public Litmus litmus() {
    return litmus(defaults());
  }

  /**
   * The program at this size.
   *
   * @throws LitmusException when there are too few or too many arguments, or one is out of range
   */
  public Litmus litmus(List<Integer> arguments) {
    String text = name + list(arguments);
    if (arguments.size() != parameters.size()) {
      throw new LitmusException((arguments.isEmpty() ? name + "()" : text) + ": " + arity());
    }
    for (int i = 0; i < arguments.size(); i++) {
      Parameter p = parameters.get(i);
      if (!p.allows(arguments.get(i))) {
        throw new LitmusException(
            "%s: %s must be from %d to %d".formatted(text, p.name(), p.min(), p.max()));
      }
    }
    Program program = Program.of(text, p -> body.write(p, arguments));
    return new Litmus(text, program, expectation.at(arguments));
  }

  /** How many parameters to write, for whoever wrote another number of them. */
  private String arity() {
    return switch (parameters.size()) {
      case 0 -> "takes no parameter; write " + name;
      case 1 -> "takes 1 parameter, such as " + example();
      default -> "takes %d parameters, such as %s".formatted(parameters.size(), example());
    };
  }

  /** The name of the program at its default size. */
  String example() {
    return name + list(defaults());
  }

  private List<Integer> defaults() {
    return parameters.stream().map(Parameter::defaultValue).toList();
  }

  private static String list(List<?> arguments) {
    return arguments.isEmpty()
        ? ""
        : arguments.stream().map(Object::toString).collect(Collectors.joining(",", "(", ")"));
  }
}
