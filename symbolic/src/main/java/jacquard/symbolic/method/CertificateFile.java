package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Circuit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Certificates as DIMACS.
 *
 * <p>Variable n is latch n - 1 of the circuit. The comments before the problem line say what the
 * clauses are for:
 *
 * <pre>
 * c jacquard certificate 1
 * c kind invariant            (or induction, exhausted, settled, diagram)
 * c k 3                       (of induction, exhausted and settled)
 * c root 5                    (of a diagram: the number of its root; 0 is false and 1 is true)
 * c node 2 LATCH LOW HIGH     (of a diagram: its nodes, numbered from 2 on, parts first)
 * c latch 1 NAME              (for the reader; one line for each latch)
 * c KEY VALUE                 (what else is to be known, such as which circuit it is about)
 * p cnf LATCHES CLAUSES
 * 1 -2 0
 * </pre>
 *
 * What each kind claims is said at {@link Certificate}. To check an invariant with any solver: each
 * clause has a literal that is true in the initial state; clauses, constraints and step function
 * imply each clause in the next state; clauses and constraints exclude the bad state.
 */
public final class CertificateFile {
  private static final String TITLE = "c jacquard certificate 1";

  private CertificateFile() {}

  public static String write(Certificate certificate, Circuit circuit) {
    return write(certificate, circuit, Map.of());
  }

  /** With facts for whoever reads it, by keys of one word that the format does not use itself. */
  public static String write(Certificate certificate, Circuit circuit, Map<String, String> facts) {
    StringBuilder text = new StringBuilder(TITLE).append('\n');
    List<int[]> clauses =
        switch (certificate) {
          case Certificate.Invariant(List<int[]> all) -> {
            text.append("c kind invariant\n");
            yield all;
          }
          case Certificate.Induction(int k) -> {
            text.append("c kind induction\nc k ").append(k).append('\n');
            yield List.of();
          }
          case Certificate.Exhausted(int k) -> {
            text.append("c kind exhausted\nc k ").append(k).append('\n');
            yield List.of();
          }
          case Certificate.Settled(int k) -> {
            text.append("c kind settled\nc k ").append(k).append('\n');
            yield List.of();
          }
          case Certificate.Diagram(List<Certificate.Diagram.Node> nodes, int root) -> {
            text.append("c kind diagram\nc root ").append(root).append('\n');
            for (int i = 0; i < nodes.size(); i++) {
              Certificate.Diagram.Node n = nodes.get(i);
              text.append("c node ").append(i + 2).append(' ').append(n.latch() + 1).append(' ');
              text.append(n.low()).append(' ').append(n.high()).append('\n');
            }
            yield List.of();
          }
        };
    new TreeMap<>(facts)
        .forEach((key, value) -> text.append("c %s %s\n".formatted(key, printable(value))));
    int latches = circuit.latches().size();
    for (int i = 0; i < latches; i++) {
      String name = printable(circuit.latches().get(i).name());
      text.append("c latch ").append(i + 1).append(' ').append(name).append('\n');
    }
    text.append("p cnf ").append(latches).append(' ').append(clauses.size()).append('\n');
    for (int[] clause : clauses) {
      for (int literal : clause) {
        text.append(literal).append(' ');
      }
      text.append("0\n");
    }
    return text.toString();
  }

  private static String printable(String text) {
    return text.replaceAll("\\p{Cntrl}", "_");
  }

  /**
   * The facts of a file, and nothing else of it.
   *
   * @throws IllegalArgumentException with one line, if it is no certificate
   */
  public static Map<String, String> facts(String text) {
    require(text.startsWith(TITLE), 1, "expected \"" + TITLE + "\"");
    Map<String, String> facts = new TreeMap<>();
    for (String line : text.lines().takeWhile(l -> l.startsWith("c ")).toList()) {
      String[] words = line.split(" ", 3);
      if (words.length == 3) {
        facts.putIfAbsent(words[1], words[2]);
      }
    }
    return facts;
  }

  /**
   * Reads a certificate for that circuit.
   *
   * @throws IllegalArgumentException with one line that says what is wrong and where
   */
  public static Certificate read(String text, Circuit circuit) {
    Map<String, String> header = new TreeMap<>();
    List<int[]> clauses = new ArrayList<>();
    List<Certificate.Diagram.Node> nodes = new ArrayList<>();
    List<String> lines = text.lines().toList();
    require(!lines.isEmpty() && lines.getFirst().equals(TITLE), 1, "expected \"" + TITLE + "\"");
    int problem = lines.size();
    for (int i = 1; i < lines.size(); i++) {
      String[] words = lines.get(i).trim().split("\\s+", 3);
      if (words[0].equals("c") && words.length == 3 && words[1].equals("node")) {
        nodes.add(node(words[2], i + 1, nodes.size(), circuit.latches().size()));
      } else if (words[0].equals("c") || words[0].equals("p")) {
        problem = words[0].equals("p") ? i + 1 : problem;
        if (words.length == 3) {
          header.putIfAbsent(words[1], words[2]);
        }
      } else if (!words[0].isEmpty()) {
        clauses.add(clause(lines.get(i), i + 1, circuit.latches().size()));
      }
    }
    String sizes = circuit.latches().size() + " " + clauses.size();
    require(
        sizes.equals(header.get("cnf")),
        problem,
        "the problem line is not \"p cnf " + sizes + "\", as circuit and clauses ask for");
    String kind = header.getOrDefault("kind", "missing");
    return switch (kind) {
      case "invariant" -> new Certificate.Invariant(clauses);
      case "induction" -> new Certificate.Induction(steps(header));
      case "exhausted" -> new Certificate.Exhausted(steps(header));
      case "settled" -> new Certificate.Settled(steps(header));
      case "diagram" -> new Certificate.Diagram(nodes, number("root", header, nodes.size() + 2));
      default -> throw new IllegalArgumentException("line 2: the kind is " + kind);
    };
  }

  private static int steps(Map<String, String> header) {
    return number("k", header, Integer.MAX_VALUE);
  }

  /** A number of the header, below a limit. */
  private static int number(String key, Map<String, String> header, int limit) {
    String number = header.getOrDefault(key, "missing");
    boolean fits = number.matches("[0-9]{1,9}") && Integer.parseInt(number) < limit;
    require(fits, 3, key + " is " + number);
    return Integer.parseInt(number);
  }

  private static Certificate.Diagram.Node node(String text, int line, int before, int latches) {
    require(text.matches("[0-9]{1,9}( [0-9]{1,9}){3}"), line, "a node has four numbers");
    int[] n = Arrays.stream(text.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    require(n[0] == before + 2, line, "node " + (before + 2) + " is expected here");
    require(n[1] >= 1 && n[1] <= latches, line, "there is no latch " + n[1]);
    require(n[2] < before + 2 && n[3] < before + 2, line, "the parts of a node come before it");
    return new Certificate.Diagram.Node(n[1] - 1, n[2], n[3]);
  }

  private static int[] clause(String text, int line, int latches) {
    String[] words = text.trim().split("\\s+", -1);
    int[] literals = new int[words.length];
    for (int i = 0; i < words.length; i++) {
      require(words[i].matches("-?[0-9]{1,9}"), line, "\"" + words[i] + "\" is no literal");
      literals[i] = Integer.parseInt(words[i]);
      require(Math.abs(literals[i]) <= latches, line, "there is no latch " + words[i]);
      require((literals[i] == 0) == (i == words.length - 1), line, "a clause ends with 0");
    }
    return Arrays.copyOf(literals, literals.length - 1);
  }

  private static void require(boolean condition, int line, String message) {
    if (!condition) {
      throw new IllegalArgumentException("line " + line + ": " + message);
    }
  }
}
