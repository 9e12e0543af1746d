package jacquard.modelruns;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.explore.engine.StatelessEngine;
import jacquard.promela.PromelaTarget;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomShortModel;
import jacquard.statespace.engine.StatefulEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A schedule of a model means the same to every engine, whatever steps a search takes at once. */
class ToldScheduleTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 200);
  private static final Engine STATELESS = new StatelessEngine(List.of(RunnableModel::of));
  private static final List<Engine> ENGINES = List.of(STATELESS, new StatefulEngine());

  @TempDir Path folder;

  @Test
  void violationsOfShortModelsReplayOnEveryEngine() throws IOException {
    assertThat(replayed(RandomShortModel::text)).isGreaterThan(MODELS / 10);
  }

  @Test
  void violationsOfModelsWithEveryConstructReplayOnEveryEngine() throws IOException {
    assertThat(replayed(RandomModel::withoutLoops)).isGreaterThan(MODELS / 10);
  }

  /** How many violations were. */
  private int replayed(LongFunction<String> generator) throws IOException {
    int replayed = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      String text = generator.apply(seed);
      Path file = Files.writeString(folder.resolve("random.pml"), text);
      PromelaTarget target = PromelaTarget.read(file.toString(), List.of());
      Optional<Check> check = check(target);
      if (check.isPresent()
          && check.get().verdict() instanceof Verdict.Violated(var violation, var schedule)) {
        replay(target, schedule, Optional.of(violation), text);
        for (Verdict.Violated other : check.get().others()) {
          replay(target, other.schedule(), Optional.empty(), text);
        }
        replayed++;
      }
    }
    return replayed;
  }

  private static Optional<Check> check(PromelaTarget target) {
    CheckRequest request =
        CheckRequest.of(target.name())
            .with(CheckOptions.KEEP_GOING, true)
            .with(CheckOptions.SEARCH, "dpor")
            .with(CheckOptions.MAX_EXECUTIONS, 200L);
    try {
      return Optional.of(STATELESS.check(target, request, Watcher.SILENT));
    } catch (RefusedRequestException e) {
      return Optional.empty();
    }
  }

  private static void replay(
      PromelaTarget target, Schedule schedule, Optional<Violation> expected, String text) {
    for (Engine engine : ENGINES) {
      Replay replay =
          engine.replay(
              target,
              CheckRequest.of(target.name()).with(CheckOptions.SAFETY, true),
              Schedule.parse(schedule.toString()));
      assertThat(replay.end())
          .as("%s by %s of\n%s", schedule, engine.name(), text)
          .isInstanceOf(Replay.End.Violated.class);
      expected.ifPresent(
          v -> assertThat(replay.end()).as(text).isEqualTo(new Replay.End.Violated(v)));
    }
  }
}
