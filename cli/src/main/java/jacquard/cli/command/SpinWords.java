package jacquard.cli.command;

import jacquard.cli.console.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a command line of Spin asks for, in words of Jacquard. Options in front of {@code -run} are
 * Spin's own, those behind it are for its verifier and the compiler of that.
 */
final class SpinWords {
  /** Spin's options that change nothing here, and why. */
  private static final Map<String, String> NOT_NEEDED =
      Map.ofEntries(
          Map.entry("-v", "all warnings are shown"),
          Map.entry("-w", "values are shown where they change"),
          Map.entry("-B", "only steps are shown"),
          Map.entry("-T", "columns are not indented"),
          Map.entry("-o1", "--search full does without such optimisations"),
          Map.entry("-o2", "--search full keeps all variables"),
          Map.entry("-o3", "statements are never merged"),
          Map.entry("-o4", "rendezvous need no optimisation"),
          Map.entry("-o5", "there is no C to be made smaller"));

  /** Options of the verifier that change nothing here, and why. */
  private static final Map<String, String> NOT_NEEDED_TO_RUN =
      Map.ofEntries(
          Map.entry("-a", "claims and accept labels are always checked"),
          Map.entry("-n", "statements that are never reached are listed in any case"),
          Map.entry("-x", "no file is ever overwritten unasked, but the trail"),
          Map.entry("-X", "messages go where they belong"),
          Map.entry("-v", "all warnings are shown"),
          Map.entry("-collapse", "states are always stored by their parts"),
          Map.entry("-DCOLLAPSE", "states are always stored by their parts"),
          Map.entry("-DNOFAIR", "there is no code to be saved"),
          Map.entry("-DREACH", "paths may have any length"),
          Map.entry("-DNOBOUNDCHECK", "indices are always checked"),
          Map.entry("-DXUSAFE", "promises about channels are not relied on"),
          Map.entry("-DNP", "-l looks for non-progress cycles"));

  private static final Map<String, String> RUN =
      Map.ofEntries(
          Map.entry("-bfs", "--order=bfs"),
          Map.entry("-bfspar", "--order=bfs"),
          Map.entry("-DBFS", "--order=bfs"),
          Map.entry("-i", "--order=bfs"),
          Map.entry("-I", "--order=bfs"),
          Map.entry("-dfs", "--order=dfs"),
          Map.entry("-bit", "--store=bitstate"),
          Map.entry("-bitstate", "--store=bitstate"),
          Map.entry("-DBITSTATE", "--store=bitstate"),
          Map.entry("-s", "--store=bitstate"),
          Map.entry("-hc", "--store=hash-compact"),
          Map.entry("-DHC", "--store=hash-compact"),
          Map.entry("-DHC4", "--store=hash-compact"),
          Map.entry("-noreduce", "--search=full"),
          Map.entry("-DNOREDUCE", "--search=full"),
          Map.entry("-safety", "--safety"),
          Map.entry("-DSAFETY", "--safety"),
          Map.entry("-noclaim", "--safety"),
          Map.entry("-DNOCLAIM", "--safety"),
          Map.entry("-l", "--non-progress"),
          Map.entry("-f", "--fair=weak"),
          Map.entry("-c0", "--keep-going"));

  private static final Map<String, String> SHOWN =
      Map.of(
          "-p",
          "-p",
          "-g",
          "-g",
          "-l",
          "-l",
          "-s",
          "-s",
          "-r",
          "-r",
          "-c",
          "--chart=-",
          "-M",
          "--chart=");

  private static final String FORMULA = "-f";

  private static final String LTL = "--ltl=";

  /** What becomes of a formula is known when all options are read. */
  private static final Note OPEN = new Note(FORMULA, "");

  /** What is done with a model. */
  enum Task {
    SIMULATE,
    REPLAY,
    CHECK,
    AUTOMATON
  }

  /** An option of Spin and what became of it. */
  record Note(String typed, String became) {}

  private final List<String> words;
  private final List<Note> notes = new ArrayList<>();
  private final List<String> options = new ArrayList<>();
  private Task task = Task.SIMULATE;
  private String model = "";
  private Optional<String> formula = Optional.empty();
  private Optional<String> claim = Optional.empty();
  private boolean isReplay;
  private Optional<String> trail = Optional.empty();
  private String suffix = ".trail";
  private int at;

  private SpinWords(List<String> words) {
    this.words = words;
  }

  /**
   * Reads a command line of Spin.
   *
   * @throws UsageException for what has no counterpart here; it is named
   */
  static SpinWords of(List<String> words) {
    SpinWords read = new SpinWords(words);
    read.read();
    return read;
  }

  Task task() {
    return task;
  }

  List<Note> notes() {
    return List.copyOf(notes);
  }

  String model() {
    return model;
  }

  /** The file of the trail that is read or written. */
  String trail() {
    return trail.orElse(model + suffix);
  }

  boolean has(String option) {
    return options.contains(option);
  }

  /** The command that does the same. */
  List<String> command() {
    List<String> command = new ArrayList<>();
    switch (task) {
      case CHECK -> {
        command.addAll(List.of("check", model));
        command.addAll(options);
        command.add("--trail=" + trail());
      }
      case SIMULATE -> {
        command.addAll(List.of("simulate", model));
        command.addAll(options);
      }
      case REPLAY -> {
        command.addAll(List.of("simulate", model, "--trail=" + trail()));
        command.addAll(options);
      }
      case AUTOMATON ->
          command.addAll(List.of("graph", "--text", "--ltl=!(" + formula.orElse("") + ")"));
    }
    return command;
  }

  private void read() {
    boolean running = false;
    for (at = 0; at < words.size(); at++) {
      String word = words.get(at);
      if (word.equals("-run") || word.equals("-search")) {
        running = true;
        task = Task.CHECK;
        became(word, "check");
      } else if (!word.startsWith("-") || word.equals("-")) {
        if (!model.isEmpty()) {
          throw new UsageException("one model at a time: %s or %s".formatted(model, word));
        }
        model = word;
      } else if (running) {
        run(word);
      } else {
        own(word);
      }
    }
    if (isReplay && running) {
      throw new UsageException(
          "Spin's -t and -run do not go together: one replays a trail, the other checks the model");
    }
    if (formula.isPresent()) {
      withFormula(formula.get());
    }
    if (task == Task.AUTOMATON) {
      return;
    }
    if (model.isEmpty()) {
      throw new UsageException("name a model: jacquard spin [OPTION…] model.pml");
    }
    options.replaceAll(o -> o.equals("--chart=") ? "--chart=" + model + ".svg" : o);
  }

  /** The automaton of a formula is shown, or it is the claim that a model is checked with. */
  private void withFormula(String accepted) {
    boolean isChecked = task == Task.CHECK;
    if (!isChecked && !model.isEmpty()) {
      throw refused(
          FORMULA,
          "a simulation uses no claim; add -run to check %s, or leave it out to see the automaton"
              .formatted(model));
    }
    String became = isChecked ? "--ltl=!(" + accepted + ")" : "graph --ltl";
    notes.replaceAll(n -> n.equals(OPEN) ? new Note(FORMULA, became) : n);
    if (isChecked) {
      options.add(became);
    } else {
      task = Task.AUTOMATON;
    }
  }

  /** The claim that is to be checked, by its name. */
  Optional<String> claim() {
    return claim;
  }

  /** Says what kind of claim it is. */
  void setClaim(String option) {
    String open = LTL + claim.orElseThrow();
    options.replaceAll(o -> o.equals(open) ? option : o);
    notes.replaceAll(n -> n.became().equals(open) ? new Note(n.typed(), option) : n);
  }

  private void became(String typed, String what) {
    notes.add(new Note(typed, what));
  }

  private void option(String typed, String option) {
    if (!options.contains(option)) {
      requireAlone(typed, option);
      options.add(option);
    }
    became(typed, option);
  }

  /** Only one value of an option can be meant. */
  private void requireAlone(String typed, String option) {
    if (!option.startsWith("--") || !option.contains("=")) {
      return;
    }
    String name = option.substring(0, option.indexOf('=') + 1);
    notes.stream()
        .filter(n -> n.became().startsWith(name))
        .findFirst()
        .ifPresent(
            other -> {
              throw new UsageException(
                  "Spin's %s and %s do not go together: give one of them"
                      .formatted(other.typed(), typed));
            });
  }

  private String next(String option) {
    if (at + 1 >= words.size()) {
      throw new UsageException(option + " needs a value behind it");
    }
    return words.get(++at);
  }

  /** An option of Spin itself. */
  private void own(String word) {
    if (NOT_NEEDED.containsKey(word)) {
      became(word, "not needed: " + NOT_NEEDED.get(word));
    } else if (SHOWN.containsKey(word)) {
      option(word, SHOWN.getOrDefault(word, word));
    } else if (word.equals("-i")) {
      option(word, "--interactive");
    } else if (word.equals("-replay") || word.matches("-t\\d*")) {
      isReplay = true;
      task = Task.REPLAY;
      String number = word.startsWith("-t") ? word.substring(2) : "";
      became(word, "simulate --trail");
      if (!number.isEmpty()) {
        suffix = number + ".trail";
      }
    } else if (word.equals("-k")) {
      isReplay = true;
      task = Task.REPLAY;
      trail = Optional.of(next(word));
      became(word, "simulate --trail=" + trail.get());
    } else if (word.matches("-n\\d{1,18}")) {
      option(word, "--seed=" + word.substring(2));
    } else if (word.matches("-u\\d{1,9}")) {
      option(word, "--steps=" + word.substring(2));
    } else if (word.equals(FORMULA)) {
      formula = Optional.of(next(word));
      notes.add(OPEN);
    } else if (word.startsWith("-D") && word.length() > 2) {
      option(word, "-D" + word.substring(2));
    } else if (word.startsWith("-E-D") && word.length() > 4) {
      option(word, "-D" + word.substring(4));
    } else if (word.equals("-a")) {
      throw refused(word, "it writes a verifier in C; -run checks the model at once");
    } else {
      throw refused(word, "Jacquard has nothing like it");
    }
  }

  /** An option for Spin's verifier, or for the compiler of it. */
  private void run(String word) {
    if (RUN.containsKey(word)) {
      option(word, RUN.getOrDefault(word, word));
    } else if (NOT_NEEDED_TO_RUN.containsKey(word)) {
      became(word, "not needed: " + NOT_NEEDED_TO_RUN.get(word));
    } else if (word.equals("-ltl") || word.equals("-N")) {
      claim = Optional.of(next(word));
      option(word + " " + claim.get(), LTL + claim.get());
    } else if (word.matches("-m\\d+")) {
      became(word, "not needed: paths may have any length");
    } else if (word.matches("-w\\d+|-h\\d+|-M\\d+")) {
      became(word, "not needed: tables grow by themselves");
    } else if (word.matches("-D(VECTORSZ|MEMLIM|MEMCNT|MA|SC)(=.*)?")) {
      became(word, "not needed: states may have any size, --memory says how much is used");
    } else if (word.matches("-O\\d?|-g|-w")) {
      became(word, "not needed: nothing is compiled");
    } else if (word.equals("-c1")) {
      became(word, "not needed: a check ends at the first violation");
    } else if (word.matches("-Q\\d{1,6}")) {
      option(word, "--timeout=" + word.substring(2) + "m");
    } else if (word.matches("-DNCORE=\\d{1,3}")) {
      option(word, "--workers=" + word.substring(8));
    } else if (word.matches("-t\\w+")) {
      suffix = "." + word.substring(2);
      became(word, "--trail=MODEL" + suffix);
    } else if (word.equals("-E")) {
      throw refused(word, "invalid end states are always checked; label them as end states");
    } else if (word.equals("-A")) {
      throw refused(word, "assertions are always checked");
    } else {
      throw refused(word, "Jacquard has nothing like it");
    }
  }

  private static UsageException refused(String word, String why) {
    return new UsageException("Spin's %s cannot be mapped: %s".formatted(word, why));
  }
}
