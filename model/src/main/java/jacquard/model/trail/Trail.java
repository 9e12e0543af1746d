package jacquard.model.trail;

import jacquard.model.Edge;
import jacquard.model.Model;
import jacquard.model.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A run as Spin writes it to a file: one line for each step, with its number, the process that
 * moves, and the {@linkplain Edge#statement number of its statement}. Where a send meets a receive
 * there is a line for each of them. Lines with negative numbers say something about the whole.
 *
 * @param steps without those of a claim
 * @param cycle the first step of the part that repeats for ever
 */
public record Trail(List<Step> steps, OptionalInt cycle) {
  private static final Pattern LINE = Pattern.compile("(-?\\d{1,9}):(-?\\d{1,9}):(-?\\d{1,9})");

  /** What comes from here on repeats for ever. */
  private static final int CYCLE = -1;

  /** There is a claim, which is process 0. */
  private static final int CLAIM = -2;

  /** Transitions were tried in another order, in which they are found again by chance only. */
  private static final int PERMUTED = -5;

  private static final int LAST_PERMUTED = -8;

  public Trail {
    steps = List.copyOf(steps);
  }

  /** A statement of a process. */
  public record Step(int process, int statement) {}

  /** What is wrong with a file. */
  public static final class SyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SyntaxException(String message) {
      super(message);
    }
  }

  /** Whether a text starts like a trail. */
  public static boolean isOne(String text) {
    Optional<String> first = text.lines().filter(l -> !l.isBlank()).findFirst();
    return first.isPresent() && LINE.matcher(first.get().strip()).matches();
  }

  /** The trail of a path. */
  public static Trail of(Model model, long[] path, OptionalInt cycle) {
    List<Step> steps = new ArrayList<>();
    OptionalInt start = OptionalInt.empty();
    for (int i = 0; i <= path.length; i++) {
      if (cycle.isPresent() && cycle.getAsInt() == i) {
        start = OptionalInt.of(steps.size());
      }
      if (i < path.length) {
        long transition = path[i];
        Edge edge = model.edges().get(Transition.edge(transition));
        if (edge.statement() >= 0) {
          steps.add(new Step(Transition.process(transition), edge.statement()));
        }
        if (Transition.isRendezvous(transition)) {
          Edge receive = model.edges().get(Transition.partnerEdge(transition));
          steps.add(new Step(Transition.partner(transition), receive.statement()));
        }
      }
    }
    return new Trail(steps, start);
  }

  /**
   * Reads a file.
   *
   * @throws SyntaxException if it is no trail
   */
  public static Trail read(String text) {
    List<Step> steps = new ArrayList<>();
    OptionalInt cycle = OptionalInt.empty();
    int claim = 0;
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.isBlank()) {
        continue;
      }
      Matcher m = LINE.matcher(line.strip());
      if (!m.matches()) {
        String shown = line.matches("\\p{Print}{1,60}") ? ": " + line : "";
        throw new SyntaxException("line %d is no step of a trail".formatted(number) + shown);
      }
      int depth = Integer.parseInt(m.group(1));
      if (depth <= PERMUTED && depth >= LAST_PERMUTED) {
        throw new SyntaxException("the trail is one of a permuted search, which only Spin replays");
      }
      if (depth == CLAIM) {
        claim = 1;
      } else if (depth == CYCLE) {
        cycle = OptionalInt.of(steps.size());
      } else if (depth >= 0) {
        int process = Integer.parseInt(m.group(2)) - claim;
        if (process >= 0) {
          steps.add(new Step(process, Integer.parseInt(m.group(3))));
        }
      }
    }
    return new Trail(steps, cycle);
  }

  /** As Spin reads it. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i <= steps.size(); i++) {
      if (cycle.isPresent() && cycle.getAsInt() == i) {
        text.append("-1:-1:-1\n");
      }
      if (i < steps.size()) {
        Step step = steps.get(i);
        text.append("%d:%d:%d\n".formatted(i + 1, step.process(), step.statement()));
      }
    }
    return text.toString();
  }
}
