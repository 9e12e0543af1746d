package jacquard.ltl.buchi;

import jacquard.ltl.Formula;
import jacquard.ltl.Propositions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Asks the installed Spin for the never claim of a formula, and reads the few forms it prints. */
final class SpinNeverClaim {

  private static final Pattern LABEL = Pattern.compile("(\\w+):");
  private static final Pattern STEP = Pattern.compile(":: \\((.*)\\) -> goto (\\w+)");
  private static final Pattern MATCH =
      Pattern.compile(":: atomic \\{ \\((.*)\\) -> assert\\(.*\\) \\}");

  private SpinNeverClaim() {}

  static boolean isInstalled() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, "spin")));
  }

  static BuchiAutomaton of(Formula formula, Propositions propositions) {
    return read(run(formula), propositions);
  }

  private static String run(Formula formula) {
    try {
      Process process =
          new ProcessBuilder("spin", "-f", formula.print()).redirectErrorStream(true).start();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static BuchiAutomaton read(String claim, Propositions propositions) {
    BuchiBuilder builder = new BuchiBuilder(propositions);
    Map<String, Integer> states = new HashMap<>();
    int current = -1;
    String previous = "";
    for (String line : claim.lines().map(String::strip).toList()) {
      Matcher label = LABEL.matcher(line);
      Matcher step = STEP.matcher(line);
      Matcher match = MATCH.matcher(line);
      if (label.matches()) {
        // two labels in a row name one state
        current =
            LABEL.matcher(previous).matches()
                ? alias(states, label.group(1), current)
                : state(builder, states, label.group(1));
      } else if (step.matches()) {
        builder.edge(current, condition(step.group(1)), state(builder, states, step.group(2)));
      } else if (match.matches()) {
        builder.edge(current, condition(match.group(1)), state(builder, states, "accept_all"));
      } else if (line.equals("skip")) {
        builder.edge(current, Guard.TRUE, current);
      } else if (line.equals(":: false") || line.equals("false;")) {
        // no edge
      } else if (!line.matches("never .*|do|od;|\\}|if|fi;|")) {
        throw new IllegalArgumentException("Spin printed \"" + line + "\" in " + claim);
      }
      previous = line;
    }
    return builder.build();
  }

  private static Formula condition(String text) {
    return Formula.parse(text.replaceAll("\\b1\\b", "true"));
  }

  private static int alias(Map<String, Integer> states, String label, int state) {
    states.put(label, state);
    return state;
  }

  private static int state(BuchiBuilder builder, Map<String, Integer> states, String label) {
    return states.computeIfAbsent(
        label, name -> name.startsWith("accept") ? builder.acceptingState() : builder.state());
  }
}
