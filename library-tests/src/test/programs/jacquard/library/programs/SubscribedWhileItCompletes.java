package jacquard.library.programs;

import io.reactivex.subjects.BehaviorSubject;
import jacquard.library.Expect;
import jacquard.library.Versions;
import java.util.concurrent.atomic.AtomicInteger;

/** An observer that subscribes while a subject completes gets an exception instead. */
@Expect(value = "exception", library = "rxjava2")
@Versions(
    broken = "rxjava-2.0.8",
    fixed = "rxjava-2.0.9",
    issue = "https://github.com/ReactiveX/RxJava/pull/5281")
public final class SubscribedWhileItCompletes {
  static final AtomicInteger COMPLETED = new AtomicInteger();

  private SubscribedWhileItCompletes() {}

  public static void main() throws Exception {
    BehaviorSubject<Integer> subject = BehaviorSubject.create();
    Threads.run(
        () -> subject.onComplete(),
        () -> subject.subscribe(value -> {}, thrown -> {}, () -> COMPLETED.incrementAndGet()));
    assert COMPLETED.get() == 1;
  }
}
