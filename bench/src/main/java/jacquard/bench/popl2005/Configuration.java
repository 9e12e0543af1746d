package jacquard.bench.popl2005;

import jacquard.explore.Search;
import jacquard.explore.catalog.Searches;
import java.util.List;

/** A search of the experiments. */
public record Configuration(Form form, SleepSets sleepSets) {

  /** How branches are found. */
  public enum Form {
    NONE("dfs"),
    GENERAL("dpor:general"),
    CLOCKS("dpor:clocks"),
    OBJECTS("dpor:objects"),
    READ_WRITE("dpor:read-write"),
    OPTIMAL("optimal");

    private final String search;

    Form(String search) {
      this.search = search;
    }

    /** Whether a program without conflicts takes it a single execution. */
    boolean reduces() {
      return this != NONE;
    }
  }

  /** Whether branches are cut that repeat another. */
  public enum SleepSets {
    WITH,
    WITHOUT
  }

  /** All of them; in the optimal search nothing is left for sleep sets to cut. */
  public static final List<Configuration> ALL =
      List.of(
          new Configuration(Form.NONE, SleepSets.WITHOUT),
          new Configuration(Form.NONE, SleepSets.WITH),
          new Configuration(Form.GENERAL, SleepSets.WITHOUT),
          new Configuration(Form.GENERAL, SleepSets.WITH),
          new Configuration(Form.CLOCKS, SleepSets.WITHOUT),
          new Configuration(Form.CLOCKS, SleepSets.WITH),
          new Configuration(Form.OBJECTS, SleepSets.WITHOUT),
          new Configuration(Form.OBJECTS, SleepSets.WITH),
          new Configuration(Form.READ_WRITE, SleepSets.WITHOUT),
          new Configuration(Form.READ_WRITE, SleepSets.WITH),
          new Configuration(Form.OPTIMAL, SleepSets.WITHOUT));

  /** The name that the command line uses. */
  public String name() {
    return form.search + (sleepSets == SleepSets.WITH ? "+sleep" : "");
  }

  Search search() {
    return Searches.named(name())
        .orElseThrow(() -> new IllegalStateException("no search " + name()))
        .search(1);
  }

  @Override
  public String toString() {
    return name();
  }
}
