package jacquard.library.programs;

import jacquard.library.Expect;
import reactor.core.publisher.Sinks;

/** Of two threads that emit the only value one succeeds. */
@Expect(value = "holds", library = "reactor-core")
public final class ReactorOneValue {
  static boolean a;
  static boolean b;

  private ReactorOneValue() {}

  public static void main() throws Exception {
    Sinks.One<Integer> sink = Sinks.one();
    Threads.run(
        () -> a = sink.tryEmitValue(1).isSuccess(), () -> b = sink.tryEmitValue(2).isSuccess());
    assert a != b;
  }
}
