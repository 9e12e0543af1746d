package jacquard.core.engine;

import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import java.util.List;
import java.util.Optional;

/** An engine that lets another one do the work, and does something before or after. */
public interface EngineAround extends Engine {
  /** The one that does the work, and whose name and options count. */
  Engine engine();

  @Override
  default String name() {
    return engine().name();
  }

  @Override
  default String about() {
    return engine().about();
  }

  @Override
  default boolean honours(CheckOption<?> option) {
    return engine().honours(option);
  }

  @Override
  default boolean knows(String search) {
    return engine().knows(search);
  }

  @Override
  default List<String> searches() {
    return engine().searches();
  }

  @Override
  default List<Contender> contenders(TargetKind kind, CheckRequest request, List<String> names) {
    return engine().contenders(kind, request, names);
  }

  @Override
  default Optional<String> refusal(Target target, CheckRequest request) {
    return engine().refusal(target, request);
  }
}
