package jacquard.library.programs;

import jacquard.library.Expect;
import org.mockito.Mockito;

/** Two threads call a mock whose answer is not safe for threads. */
@Expect(value = "assertion", library = "mockito-core")
public final class MockitoAnswerRaced {

  private MockitoAnswerRaced() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Runnable mock =
        Mockito.mock(Runnable.class, Mockito.withSettings().mockMaker("mock-maker-subclass"));
    Mockito.doAnswer(
            call -> {
              counter.increment();
              return null;
            })
        .when(mock)
        .run();
    Threads.run(() -> mock.run(), () -> mock.run());
    assert counter.n == 2;
  }
}
