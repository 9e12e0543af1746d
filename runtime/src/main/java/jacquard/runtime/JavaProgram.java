package jacquard.runtime;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.core.Vocabulary;
import jacquard.explore.FreeRun;
import jacquard.explore.Policy;
import jacquard.explore.Subject;
import jacquard.explore.SubjectRefined;
import jacquard.explore.Uncontrolled;
import jacquard.hooks.Unseen;
import jacquard.runtime.control.CodeSymbols;
import jacquard.runtime.control.DataRace;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.control.execution.JavaRun;
import jacquard.runtime.rewrite.ProgramLoader;
import jacquard.runtime.rewrite.Symbols;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A Java program that can be run again and again under the control of a search. Needs a JVM that
 * {@link Worker} has started, and one {@link Carrier} thread for all that is done with it.
 */
public final class JavaProgram implements Subject {
  /** How often a program may turn out to need more visible operations before its first search. */
  private static final int MAX_RESTARTS = 1_000;

  private final String name;
  private final Runnable entry;
  private final JavaRun run;

  /** Until when a thread may loop; a minute if nobody says so. */
  private long deadline = System.nanoTime() + Duration.ofMinutes(1).toNanos();

  private final ProgramLoader loader;
  private final Symbols symbols;
  private @Nullable String fingerprint;

  /**
   * A program.
   *
   * @param entry what its main thread does, such as an {@link Entry}
   */
  public JavaProgram(String name, ProgramLoader loader, Symbols symbols, Runnable entry) {
    this(name, loader, symbols, entry, ExploredBehaviour.DEFAULT);
  }

  /**
   * A program.
   *
   * @param entry what its main thread does, such as an {@link Entry}
   * @param behaviour what may happen to it
   */
  public JavaProgram(
      String name,
      ProgramLoader loader,
      Symbols symbols,
      Runnable entry,
      ExploredBehaviour behaviour) {
    this.name = name;
    this.entry = entry;
    this.loader = loader;
    this.symbols = symbols;
    run = new JavaRun(new ProgramSymbols(symbols, loader), loader, behaviour, () -> deadline);
    Unseen.sitesOfProgram(symbols.firstSite());
  }

  @Override
  public String name() {
    return name;
  }

  /** Covers the classes that a run without preemptions loads, and the name. */
  @Override
  public String fingerprint() {
    return fingerprint == null ? warmUp() : fingerprint;
  }

  /**
   * Runs the program once, so that what it needs of the JDK is loaded. The fingerprint is taken
   * here: what is loaded later depends on the search.
   */
  private String warmUp() {
    Execution execution = new Execution();
    for (int i = 0; i < MAX_RESTARTS; i++) {
      try {
        try {
          run.run(entry, new FreeRun(), 10_000, execution);
        } catch (Uncontrolled open) {
          // the search will meet it again, and end there
        }
        Fingerprint taken = new Fingerprint(name);
        loader.forEachLoaded(taken::add);
        fingerprint = taken.toString();
        return fingerprint;
      } catch (SubjectRefined again) {
        // what it needs is known now
      }
    }
    throw new IllegalStateException("the program needs ever more visible operations");
  }

  @Override
  public Vocabulary vocabulary() {
    return run.vocabulary();
  }

  @Override
  public void run(Policy policy, int maxSteps, Execution into) {
    if (fingerprint == null) {
      warmUp();
    }
    run.run(entry, policy, maxSteps, into);
  }

  /** What the program did that could not be controlled, in all executions so far. */
  public Set<String> uncontrolled() {
    return run.uncontrolled();
  }

  /** Goes on, from now on, after what cannot be controlled, to find what is wrong all the same. */
  public void goOn() {
    run.goOn();
  }

  @Override
  public List<Verdict.Limit> limits() {
    ExploredBehaviour behaviour = run.behaviour();
    List<Verdict.Limit> limits = new ArrayList<>();
    if (run.isTimeLimited()) {
      limits.add(behaviour.earlyTimeoutsLimit());
    }
    if (run.daemonSteps() >= 0) {
      limits.add(
          new Verdict.Limit(
              "daemon-steps",
              run.daemonSteps(),
              "steps of daemon threads that outlive all others"));
    }
    // Code of the JDK waits in loops: for it, a wake-up for no reason changes nothing.
    if (run.isWakingLimited() && symbols.hasBareWaits()) {
      limits.add(behaviour.spuriousWakeUpsLimit());
    }
    return limits;
  }

  /** Says for how long its threads may loop without a visible operation, from now on. */
  public void setPatience(Duration patience) {
    deadline = System.nanoTime() + patience.toNanos();
  }

  /** What looped too long to be waited for, in any execution so far. */
  public Optional<String> endlessLoop() {
    return Optional.ofNullable(run.endlessLoop());
  }

  @Override
  public int oddities() {
    return run.earlyTimeouts();
  }

  /** The data races of all executions so far, each once. */
  public List<DataRace> dataRaces() {
    return run.dataRaces(entry, fingerprint());
  }

  /**
   * The same program, whose executions say where exactly threads are, also while code of the JDK
   * runs for them. For what a person will read: it is slow.
   */
  @Override
  public Subject detailed() {
    return new Variant(
        this,
        body -> {
          run.watch(true);
          try {
            body.run();
          } finally {
            run.watch(false);
          }
        });
  }

  /**
   * The same program, whose threads are threads of the JVM, for a debugger. Needs a JVM that {@link
   * Worker#debugOptions} describe; from its first execution on there is no other way in this JVM.
   */
  public Subject debugged() {
    return new Variant(
        this,
        body -> {
          run.useThreads();
          body.run();
        });
  }

  /** The same program in other circumstances. */
  private record Variant(JavaProgram program, Consumer<Runnable> circumstances) implements Subject {
    @Override
    public String name() {
      return program.name();
    }

    @Override
    public String fingerprint() {
      return program.fingerprint();
    }

    @Override
    public Vocabulary vocabulary() {
      return program.vocabulary();
    }

    @Override
    public int oddities() {
      return program.oddities();
    }

    @Override
    public void run(Policy policy, int maxSteps, Execution into) {
      circumstances.accept(() -> program.run(policy, maxSteps, into));
    }
  }

  /** What the threads threw in the last execution. */
  public List<Throwable> thrown() {
    return run.thrown();
  }

  private record ProgramSymbols(Symbols symbols, ProgramLoader loader) implements CodeSymbols {
    @Override
    public String fieldOwner(int field) {
      return symbols.field(field).owner().replace('/', '.');
    }

    @Override
    public String fieldName(int field) {
      return symbols.field(field).name();
    }

    @Override
    public String fieldDescriptor(int field) {
      return symbols.field(field).descriptor();
    }

    @Override
    public boolean isFinal(int field) {
      return symbols.field(field).isFinal();
    }

    @Override
    public boolean isVolatile(int field) {
      return symbols.field(field).isVolatile();
    }

    @Override
    public String site(int site) {
      Symbols.Site s = symbols.site(site);
      String type = s.owner().substring(s.owner().lastIndexOf('/') + 1);
      return s.file() == null
          ? type + "." + s.method()
          : s.line() == 0 ? s.file() : s.file() + ":" + s.line();
    }

    @Override
    public boolean isIn(Class<?> type, int site) {
      String owner = symbols.site(site).owner();
      String name = type.getName();
      if (owner.length() != name.length()) {
        return false;
      }
      for (int i = 0; i < name.length(); i++) {
        char c = name.charAt(i);
        if (owner.charAt(i) != (c == '.' ? '/' : c)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Class<?> fieldHolder(int field) {
      String className = fieldOwner(field);
      try {
        return Class.forName(className, false, loader);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException("a class that is in use cannot be found: " + className, e);
      }
    }
  }
}
