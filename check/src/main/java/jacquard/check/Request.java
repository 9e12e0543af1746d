package jacquard.check;

import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.runtime.rewrite.JvmOptions;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a worker is asked to do.
 *
 * @param entrance where the program begins
 * @param asked how it is checked; its target is the name of the check
 * @param replay a schedule, if only that is to be run
 * @param replayForm how a user would replay a schedule, which goes where it says {@code %s}
 * @param classPath of the program
 */
record Request(
    Entrance entrance,
    CheckRequest asked,
    @Nullable String replay,
    String replayForm,
    List<String> classPath)
    implements Serializable {

  /** A check as it is made where nothing else is said. */
  Request(String name, Entrance entrance) {
    this(
        entrance,
        CheckRequest.of(name).with(CheckOptions.TIMEOUT, Budget.DEFAULT.time()),
        null,
        ".replay(\"%s\")",
        List.of());
  }

  <T> Request with(CheckOption<T> option, T value) {
    return new Request(entrance, asked.with(option, value), replay, replayForm, classPath);
  }

  Request withReplay(String schedule) {
    return new Request(entrance, asked, schedule, replayForm, classPath);
  }

  Request withReplayForm(String form) {
    return new Request(entrance, asked, replay, form, classPath);
  }

  Request on(List<String> programClassPath) {
    return new Request(entrance, asked, replay, replayForm, programClassPath);
  }

  String name() {
    return asked.target();
  }

  JvmOptions jvmOptions() {
    return JvmOptions.of(asked.all(CheckOptions.JVM_OPTION));
  }

  Duration time() {
    return asked.get(CheckOptions.TIMEOUT).orElse(Budget.DEFAULT.time());
  }
}
