package jacquard.library.programs;

import jacquard.library.Expect;
import org.mockito.Mockito;

/** Two threads call a mock, which counts both calls. */
@Expect(value = "holds", library = "mockito-core")
public final class MockitoMockCalledByTwo {

  private MockitoMockCalledByTwo() {}

  public static void main() throws Exception {
    Runnable mock =
        Mockito.mock(Runnable.class, Mockito.withSettings().mockMaker("mock-maker-subclass"));
    Threads.run(() -> mock.run(), () -> mock.run());
    Mockito.verify(mock, Mockito.times(2)).run();
  }
}
