package jacquard.check.selftest;

import jacquard.runtime.JvmLaunch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/** Runs programs everywhere: on two plain JVMs and in a worker. */
final class Trials implements AutoCloseable {
  private static final Duration PLAIN_PATIENCE = Duration.ofSeconds(15);
  private static final Duration SEARCH_PATIENCE = Duration.ofSeconds(45);

  /** One as users have it, and one whose threads are slow and so meet at other places. */
  private static final List<List<String>> PLAIN_OPTIONS = List.of(List.of(), List.of("-Xint"));

  private static final List<String> AS_IN_A_WORKER =
      List.of(
          "-XX:+UseSerialGC",
          "-Xmx512m",
          "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2");

  private final Compilation compilation = new Compilation();
  private final List<Partner<PlainSights>> plain = new ArrayList<>();
  private final Partner<SearchSights> worker;
  private final ExecutorService helpers = Executors.newCachedThreadPool();

  /**
   * Nothing is started yet.
   *
   * @param folder for what programs may leave behind
   */
  Trials(Path folder) throws IOException {
    for (List<String> options : PLAIN_OPTIONS) {
      List<String> all = new ArrayList<>(options);
      all.addAll(AS_IN_A_WORKER);
      plain.add(
          new Partner<>(
              JvmLaunch.plain(PlainRunner.class, all),
              Files.createTempDirectory(folder, "plain"),
              PlainSights::read));
    }
    worker =
        new Partner<>(
            JvmLaunch.worker(ControlledRunner.class),
            Files.createTempDirectory(folder, "worker"),
            SearchSights::read);
  }

  /** Whether an object of each can be made, and the threads come to an end one after the other. */
  List<Boolean> areUsable(List<TestProgram> programs) {
    Map<String, Map<String, byte[]>> compiled = compilation.compile(programs).classFiles();
    List<Boolean> usable = new ArrayList<>();
    for (TestProgram p : programs) {
      usable.add(
          compiled.containsKey(p.name())
              && show(plain.getFirst(), request(p, compiled, 0, false)).trouble().isEmpty());
    }
    return usable;
  }

  /**
   * What becomes of one program in a worker that has run nothing else.
   *
   * @param shown what real threads have shown before
   */
  Tried alone(TestProgram program, int effort, List<PlainSights> shown) {
    worker.close();
    return all(List.of(program), effort, shown).getFirst();
  }

  /** What becomes of the programs, in their order. */
  List<Tried> all(List<TestProgram> programs, int effort) {
    return all(programs, effort, List.of());
  }

  private List<Tried> all(List<TestProgram> programs, int effort, List<PlainSights> before) {
    Compilation.Compiled compiled = compilation.compile(programs);
    List<TestProgram> good =
        programs.stream().filter(p -> !compiled.errors().containsKey(p.name())).toList();
    List<List<CompletableFuture<PlainSights>>> shows = new ArrayList<>();
    for (Partner<PlainSights> partner : plain) {
      List<CompletableFuture<PlainSights>> all =
          good.stream().map(_ -> new CompletableFuture<PlainSights>()).toList();
      shows.add(all);
      helpers.execute(() -> showAll(partner, good, compiled.classFiles(), effort, all));
    }
    List<Tried> tried = new ArrayList<>();
    for (TestProgram p : programs) {
      String error = compiled.errors().get(p.name());
      int i = good.indexOf(p);
      tried.add(
          error != null
              ? Tried.not(p, List.of(), "does not compile: " + error)
              : one(
                  p,
                  Stream.concat(shows.stream().map(all -> all.get(i).join()), before.stream())
                      .toList(),
                  compiled.classFiles(),
                  effort));
    }
    return tried;
  }

  private static void showAll(
      Partner<PlainSights> partner,
      List<TestProgram> programs,
      Map<String, Map<String, byte[]>> classFiles,
      int effort,
      List<CompletableFuture<PlainSights>> into) {
    for (int i = 0; i < programs.size(); i++) {
      try {
        into.get(i).complete(show(partner, request(programs.get(i), classFiles, effort, false)));
      } catch (RuntimeException e) {
        into.get(i).completeExceptionally(e);
      }
    }
  }

  private Tried one(
      TestProgram program,
      List<PlainSights> sights,
      Map<String, Map<String, byte[]>> classFiles,
      int effort) {
    Optional<String> trouble =
        sights.stream().map(PlainSights::trouble).filter(t -> !t.isEmpty()).findFirst();
    if (trouble.isPresent()) {
      return Tried.not(program, sights, trouble.get());
    }
    SearchSights search = search(request(program, classFiles, effort, false));
    OutcomeComparison.Result result = OutcomeComparison.compare(program, sights, search);
    if (result.is(OutcomeComparison.Disagreement.MISSING)) {
      // only now somebody wants to know whether there are races: that takes its time
      search = search(request(program, classFiles, effort, true));
      result = OutcomeComparison.compare(program, sights, search);
    }
    return new Tried(program, sights, search, result);
  }

  private static SelftestMessages.Request request(
      TestProgram p, Map<String, Map<String, byte[]>> classFiles, int effort, boolean races) {
    return new SelftestMessages.Request(
        p.name(),
        p.threads().size(),
        p.needsFreshClasses(),
        p.interrupts(),
        effort,
        races,
        classFiles.getOrDefault(p.name(), Map.of()));
  }

  private static PlainSights show(Partner<PlainSights> partner, SelftestMessages.Request request) {
    Partner.Answer<PlainSights> answer = partner.ask(request, PLAIN_PATIENCE);
    PlainSights sights = answer.value().orElseGet(() -> PlainSights.trouble(answer.trouble()));
    if (sights.spent()) {
      partner.close();
    }
    return sights;
  }

  private SearchSights search(SelftestMessages.Request request) {
    Partner.Answer<SearchSights> answer = worker.ask(request, SEARCH_PATIENCE);
    return answer.value().orElseGet(() -> SearchSights.fault(answer.trouble()));
  }

  @Override
  public void close() {
    helpers.shutdownNow();
    plain.forEach(Partner::close);
    worker.close();
    compilation.close();
  }
}
