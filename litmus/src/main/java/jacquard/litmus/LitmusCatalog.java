package jacquard.litmus;

import jacquard.core.NearestName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/** All litmus programs, by name. */
public final class LitmusCatalog {
  private static final SequencedMap<String, Shape> SHAPES = new LinkedHashMap<>();

  static {
    Stream.of(
            Accesses.shapes(),
            Counters.shapes(),
            Exclusion.shapes(),
            Locks.shapes(),
            Initialisation.shapes(),
            Philosophers.shapes(),
            Monitors.shapes(),
            Semaphores.shapes(),
            Parking.shapes(),
            Channels.shapes(),
            Forks.shapes(),
            Stacks.shapes(),
            Choices.shapes(),
            Popl2005.shapes())
        .flatMap(List::stream)
        .forEach(shape -> SHAPES.put(shape.name(), shape));
  }

  private LitmusCatalog() {}

  /** All shapes; families together, simple ones first. */
  public static List<Shape> shapes() {
    return List.copyOf(SHAPES.values());
  }

  /**
   * The program that a text names: {@code racy-counter(3)}, {@code store-buffering}, or {@code
   * racy-counter} for that shape at its default size.
   *
   * @throws LitmusException when there is none, with one line that says what to write instead
   */
  public static Litmus find(String text) {
    String typed = text.strip().replaceAll("\\s+", " ");
    int open = typed.indexOf('(');
    String name = (open < 0 ? typed : typed.substring(0, open)).strip();
    Shape shape = SHAPES.get(name);
    if (shape == null) {
      throw new LitmusException(unknown(typed, name));
    }
    if (open < 0) {
      return shape.litmus();
    }
    if (!typed.endsWith(")")) {
      throw new LitmusException(typed + ": expected ')' at the end, as in " + shape.example());
    }
    return shape.litmus(numbers(typed, typed.substring(open + 1, typed.length() - 1), shape));
  }

  private static String unknown(String typed, String name) {
    String suggestion =
        NearestName.to(name, SHAPES.keySet())
            .map(SHAPES::get)
            .map(shape -> "did you mean " + shape.signature() + "? ")
            .orElse("");
    return "no litmus program \"%s\": %s'jacquard list' names all".formatted(typed, suggestion);
  }

  private static List<Integer> numbers(String typed, String arguments, Shape shape) {
    List<Integer> numbers = new ArrayList<>();
    if (arguments.isBlank()) {
      return numbers; // none; whether that is right is for the shape to say
    }
    for (String argument : arguments.split(",", -1)) {
      try {
        numbers.add(Integer.parseInt(argument.strip()));
      } catch (NumberFormatException _) {
        throw new LitmusException(
            "%s: expected whole numbers, as in %s".formatted(typed, shape.example()));
      }
    }
    return numbers;
  }
}
