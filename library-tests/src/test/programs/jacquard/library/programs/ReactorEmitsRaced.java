package jacquard.library.programs;

import jacquard.library.Expect;
import reactor.core.publisher.Sinks;

/** A sink refuses what is emitted at the same time. */
@Expect(value = "assertion", library = "reactor-core")
public final class ReactorEmitsRaced {
  static boolean a;
  static boolean b;

  private ReactorEmitsRaced() {}

  public static void main() throws Exception {
    Sinks.Many<Integer> sink = Sinks.many().unicast().onBackpressureBuffer();
    Threads.run(
        () -> a = sink.tryEmitNext(1).isSuccess(), () -> b = sink.tryEmitNext(2).isSuccess());
    assert a && b;
  }
}
