package jacquard.core.engine;

import jacquard.core.Schedule;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import java.util.List;
import java.util.Optional;

/** Who checks a target. Engines know nothing of each other. */
public interface Engine {
  /** As {@code --engine} takes it. */
  String name();

  /** What it does, in a few words. */
  String about();

  /** Whether it can take targets of a kind at all. */
  boolean takes(TargetKind kind);

  /**
   * Whether it can take targets of a kind that it does not take as they are, once they are
   * translated; that has to be asked for, by the engine's name.
   */
  default boolean takesTranslated(TargetKind kind) {
    return false;
  }

  /** Whether it honours an option, with whatever value. */
  boolean honours(CheckOption<?> option);

  /** Whether it has a search of this name. */
  boolean knows(String search);

  /** The names of all its searches. */
  List<String> searches();

  /**
   * Who takes part in a comparison: all searches that can answer a request about such a target, or
   * those of them that are named, which it knows.
   *
   * @throws jacquard.core.request.RefusedRequestException if there is no sense in comparing them
   */
  default List<Contender> contenders(TargetKind kind, CheckRequest request, List<String> names) {
    return (names.isEmpty() ? searches() : names)
        .stream()
            .map(name -> new Contender(name, request.with(CheckOptions.SEARCH, name), true))
            .toList();
  }

  /**
   * Why a request cannot be answered and what to ask instead, in one line; empty if it can. Nothing
   * is run.
   */
  Optional<String> refusal(Target target, CheckRequest request);

  /**
   * Answers a request that it does not refuse.
   *
   * @throws jacquard.core.request.RefusedRequestException if something shows only now that it
   *     cannot
   */
  Check check(Target target, CheckRequest request, Watcher watcher);

  /**
   * Runs one schedule of the target again.
   *
   * @throws jacquard.core.request.RefusedRequestException if it is none of this target
   */
  Replay replay(Target target, CheckRequest request, Schedule schedule);
}
