package jacquard.library.programs;

import jacquard.library.Expect;
import jacquard.library.Versions;
import org.reactivestreams.Subscription;
import reactor.core.CoreSubscriber;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;

/** A reduction that is cancelled calls its function with null. */
@Expect(value = "assertion", library = "reactor-core")
@Versions(
    broken = "reactor-core-3.2.1.RELEASE",
    fixed = "reactor-core-3.2.2.RELEASE",
    issue = "https://github.com/reactor/reactor-core/issues/1393")
public final class ReducedWhileCancelled {
  static volatile boolean sawNull;

  static final class Source extends Flux<Integer> implements Subscription {
    volatile CoreSubscriber<? super Integer> target;

    @Override
    public void subscribe(CoreSubscriber<? super Integer> subscriber) {
      target = subscriber;
      subscriber.onSubscribe(this);
    }

    @Override
    public void request(long n) {}

    @Override
    public void cancel() {}
  }

  private ReducedWhileCancelled() {}

  public static void main() throws Exception {
    Source source = new Source();
    Disposable reduction =
        source
            .reduce(
                new int[1],
                (sum, value) -> {
                  if (sum == null) {
                    sawNull = true;
                    return new int[1];
                  }
                  return sum;
                })
            .subscribe();
    Threads.run(() -> source.target.onNext(1), () -> reduction.dispose());
    assert !sawNull;
  }
}
