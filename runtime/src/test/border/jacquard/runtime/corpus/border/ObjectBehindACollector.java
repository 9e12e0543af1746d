package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.stream.Stream;

/** A collector of two streams in two threads writes to one object. */
@Expect(value = "assertion", about = "objects behind objects")
public final class ObjectBehindACollector {

  private ObjectBehindACollector() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Together.Body body = () -> Stream.of(1).peek(one -> counter.increment()).forEach(one -> {});
    Together.run(body, body);
    assert counter.n == 2;
  }
}
