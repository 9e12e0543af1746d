package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.nio.channels.Selector;

/** A selector without channels waits for nothing. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "waits for what happens outside of the JVM")
public final class SelectorSelects {
  private SelectorSelects() {}

  public static void main() throws Exception {
    try (Selector selector = Selector.open()) {
      selector.select(1);
    }
  }
}
