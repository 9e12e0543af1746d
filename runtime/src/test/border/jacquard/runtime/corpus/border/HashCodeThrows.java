package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Objects whose methods throw can be shared and locked. */
@Expect(value = "holds", about = "exceptions that misbehave")
public final class HashCodeThrows {
  static final class Rude {
    int n;

    @Override
    public int hashCode() {
      throw new IllegalStateException();
    }

    @Override
    public boolean equals(Object other) {
      throw new IllegalStateException();
    }

    @Override
    public String toString() {
      throw new IllegalStateException();
    }
  }

  private HashCodeThrows() {}

  public static void main() throws Exception {
    Rude rude = new Rude();
    Together.Body body =
        () -> {
          synchronized (rude) {
            rude.n++;
          }
        };
    Together.run(body, body);
    assert rude.n == 2;
  }
}
