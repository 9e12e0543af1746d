package jacquard.cli.target;

import jacquard.cli.console.Complaints;
import jacquard.cli.console.UsageException;
import jacquard.cli.translated.ConfirmingEngine;
import jacquard.core.NearestName;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.explore.engine.StatelessEngine;
import jacquard.modelruns.RunnableModel;
import jacquard.statespace.engine.StatefulEngine;
import jacquard.symbolic.engine.SymbolicEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The catalog of engines, the preferred ones first. */
public final class Engines {
  private static final String AUTO = "auto";

  private static final Engine STATEFUL = new StatefulEngine();
  private static final Engine STATELESS = new StatelessEngine(List.of(RunnableModel::of));
  private static final Engine SYMBOLIC = new SymbolicEngine();

  private static final List<Engine> ALL = List.of(STATEFUL, STATELESS, SYMBOLIC);

  /** Whom to ask where an engine gives up that nobody has asked for by name. */
  private static final Map<Engine, Engine> NEXT = Map.of(STATEFUL, SYMBOLIC);

  private Engines() {}

  public static List<Engine> all() {
    return ALL;
  }

  /** The engine that answers a request, with all that is asked for. */
  public static Engine choose(Target target, CheckRequest request) {
    List<Engine> able = able(target.kind(), request);
    Engine engine =
        able.stream()
            .filter(e -> e.refusal(target, request).isEmpty())
            .findFirst()
            .orElse(able.getFirst());
    requireAble(engine, target, request);
    if (!engine.takes(target.kind())) {
      return confirming(engine, target.kind());
    }
    return fallback(engine, able, request)
        .<Engine>map(other -> new FallbackEngine(engine, other))
        .orElse(engine);
  }

  /** An engine that takes models of such targets confirms on the target what it finds. */
  private static Engine confirming(Engine engine, TargetKind kind) {
    return engine.takes(kind) ? engine : new ConfirmingEngine(engine);
  }

  private static Optional<Engine> fallback(Engine engine, List<Engine> able, CheckRequest request) {
    return Optional.ofNullable(NEXT.get(engine))
        .filter(_ -> request.get(CheckOptions.ENGINE).orElse(AUTO).equals(AUTO))
        .filter(able::contains);
  }

  /** Whether the engine that is asked for needs a model of a target that is none. */
  static boolean needsModel(TargetKind kind, CheckRequest request) {
    String name = request.get(CheckOptions.ENGINE).orElse(AUTO);
    return name.equals(AUTO)
        ? wantsTranslation(kind, request)
        : ALL.stream()
            .anyMatch(e -> e.name().equals(name) && !e.takes(kind) && e.takesTranslated(kind));
  }

  /** Whether something is asked for that only engines for models have, of what is none. */
  private static boolean wantsTranslation(TargetKind kind, CheckRequest request) {
    List<Engine> own = ALL.stream().filter(e -> e.takes(kind)).toList();
    Optional<String> search = request.get(CheckOptions.SEARCH);
    if (search.isPresent()
        && own.stream().noneMatch(e -> e.knows(search.get()))
        && ALL.stream().anyMatch(e -> e.takesTranslated(kind) && e.knows(search.get()))) {
      return true;
    }
    return request.given().stream()
        .filter(o -> o.targets().contains(kind))
        .filter(o -> own.stream().noneMatch(e -> e.honours(o)))
        .anyMatch(o -> ALL.stream().anyMatch(e -> e.takesTranslated(kind) && e.honours(o)));
  }

  /**
   * Makes sure that an engine can answer a request.
   *
   * @throws UsageException that says why not, otherwise
   */
  public static void requireAble(Engine engine, Target target, CheckRequest request) {
    engine
        .refusal(target, request)
        .ifPresent(
            why -> {
              throw new UsageException(why);
            });
  }

  /**
   * The first engine that can take such a request and knows all of these searches.
   *
   * @throws UsageException if there is none
   */
  public static Engine knowing(List<String> searches, TargetKind kind, CheckRequest request) {
    List<Engine> able = able(kind, request);
    return able.stream()
        .filter(engine -> searches.stream().allMatch(engine::knows))
        .findFirst()
        .map(engine -> confirming(engine, kind))
        .orElseThrow(() -> notTogether(searches, able));
  }

  private static UsageException notTogether(List<String> searches, List<Engine> able) {
    Engine first = able.getFirst();
    String foreign = searches.stream().filter(s -> !first.knows(s)).findFirst().orElse("");
    boolean isOfAnother = able.stream().anyMatch(engine -> engine.knows(foreign));
    return unknownSearch(foreign, isOfAnother ? List.of(first) : able);
  }

  /**
   * The engines that can take such a request, as far as that can be told from the kind of target.
   *
   * @throws UsageException if there is none, or the request makes no sense for the kind
   */
  public static List<Engine> able(TargetKind kind, CheckRequest request) {
    requireKind(kind, request);
    String name = request.get(CheckOptions.ENGINE).orElse(AUTO);
    List<Engine> asked = asked(kind, request, name);
    Optional<String> search = request.get(CheckOptions.SEARCH);
    List<Engine> knowing =
        asked.stream().filter(e -> search.isEmpty() || e.knows(search.get())).toList();
    if (knowing.isEmpty()) {
      throw unknownSearch(search.orElse(""), asked);
    }
    List<Engine> able =
        knowing.stream().filter(e -> request.given().stream().allMatch(e::honours)).toList();
    if (able.isEmpty()) {
      throw notHonoured(request, knowing, asked);
    }
    return able;
  }

  private static List<Engine> asked(TargetKind kind, CheckRequest request, String name) {
    if (!name.equals(AUTO) && ALL.stream().noneMatch(e -> e.name().equals(name))) {
      List<String> names = new ArrayList<>(List.of(AUTO));
      ALL.forEach(e -> names.add(e.name()));
      throw new UsageException(
          "unknown engine '%s'%s; there are %s"
              .formatted(
                  name, Complaints.hint(NearestName.to(name, names)), String.join(", ", names)));
    }
    List<Engine> asked =
        ALL.stream().filter(e -> name.equals(AUTO) || e.name().equals(name)).toList();
    boolean isTranslated = !name.equals(AUTO) || wantsTranslation(kind, request);
    List<Engine> taking =
        asked.stream()
            .filter(e -> e.takes(kind) || (isTranslated && e.takesTranslated(kind)))
            .toList();
    if (taking.isEmpty()) {
      List<String> others = ALL.stream().filter(e -> e.takes(kind)).map(Engine::name).toList();
      throw new UsageException(
          "the %s engine does not take %s, as %s is one: give --engine %s"
              .formatted(name, kind.plural(), request.target(), String.join(" or ", others)));
    }
    return taking;
  }

  /** The first engine that takes the kind; a schedule means the same to all of them. */
  static Engine replaying(Target target, CheckRequest request) {
    return ALL.stream()
        .filter(e -> e.takes(target.kind()))
        .filter(e -> request.given().stream().allMatch(e::honours))
        .findFirst()
        .orElseThrow(() -> new UsageException("no engine can replay " + target.name()));
  }

  /** Complains about options that make no sense for a kind of target. */
  public static void requireKind(TargetKind kind, CheckRequest request) {
    if (kind != TargetKind.JAVA && !request.arguments().isEmpty()) {
      throw new UsageException(
          "arguments after -- are for Java programs, not for " + request.target());
    }
    for (CheckOption<?> option : request.given()) {
      if (!option.targets().contains(kind)) {
        throw new UsageException(
            "%s is for %s, which %s is not"
                .formatted(
                    option.typed(),
                    enumerated(option.targets().stream().map(TargetKind::plural).sorted().toList()),
                    request.target()));
      }
    }
  }

  private static String enumerated(List<String> words) {
    return words.size() < 2
        ? String.join("", words)
        : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
  }

  private static UsageException unknownSearch(String search, List<Engine> asked) {
    List<String> names = new ArrayList<>();
    asked.forEach(e -> names.addAll(e.searches()));
    List<String> others =
        ALL.stream().filter(e -> !asked.contains(e) && e.knows(search)).map(Engine::name).toList();
    if (!others.isEmpty()) {
      return new UsageException(
          "--search %s is one of the %s engine: %s has %s"
              .formatted(
                  search,
                  others.getFirst(),
                  asked.getFirst().name(),
                  asked.getFirst().searches().isEmpty()
                      ? "no searches, leave --search out"
                      : String.join(", ", asked.getFirst().searches())));
    }
    return new UsageException(
        "unknown search '%s'%s; 'jacquard list searches' names all"
            .formatted(search, Complaints.hint(NearestName.to(search, names))));
  }

  /** Another option that no engine takes together with this one, where one takes it alone. */
  private static Optional<CheckOption<?>> rival(
      CheckRequest request, CheckOption<?> option, List<Engine> engines) {
    if (engines.stream().noneMatch(e -> e.honours(option))) {
      return Optional.empty();
    }
    return request.given().stream()
        .filter(o -> engines.stream().noneMatch(e -> e.honours(option) && e.honours(o)))
        .findFirst();
  }

  private static UsageException notHonoured(
      CheckRequest request, List<Engine> knowing, List<Engine> asked) {
    Engine engine = knowing.getFirst();
    CheckOption<?> refused =
        request.given().stream().filter(o -> !engine.honours(o)).findFirst().orElseThrow();
    boolean isForced = !request.get(CheckOptions.ENGINE).orElse(AUTO).equals(AUTO);
    String by =
        request.has(CheckOptions.SEARCH) && knowing.size() < asked.size()
            ? "--search " + request.get(CheckOptions.SEARCH).orElseThrow()
            : "the " + engine.name() + " engine";
    List<String> others = ALL.stream().filter(e -> e.honours(refused)).map(Engine::name).toList();
    Optional<CheckOption<?>> rival = isForced ? Optional.empty() : rival(request, refused, knowing);
    if (rival.isPresent()) {
      return new UsageException(
          "%s and %s do not go together: no engine takes both, leave one out"
              .formatted(refused.typed(), rival.get().typed()));
    }
    boolean isWithoutSearches =
        ALL.stream().filter(e -> e.honours(refused)).allMatch(e -> e.searches().isEmpty());
    if (!isForced && request.has(CheckOptions.SEARCH) && !others.isEmpty() && isWithoutSearches) {
      return new UsageException(
          "%s is for the %s engine, which has no searches: leave --search out"
              .formatted(refused.typed(), String.join(" or ", others)));
    }
    return new UsageException(
        "%s is not for %s%s"
            .formatted(
                refused.typed(),
                by,
                others.isEmpty()
                    ? ": leave it out"
                    : isForced || knowing.size() == asked.size()
                        ? ": the %s engine takes it".formatted(String.join(" or ", others))
                        : ": take a search of the %s engine, which takes it"
                            .formatted(String.join(" or ", others))));
  }
}
