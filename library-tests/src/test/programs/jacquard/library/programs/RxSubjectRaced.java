package jacquard.library.programs;

import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.Subject;
import jacquard.library.Expect;

/** Two threads emit at the same time, and the observer is not safe for threads. */
@Expect(value = "assertion", library = "rxjava3")
public final class RxSubjectRaced {
  static int seen;

  private RxSubjectRaced() {}

  public static void main() throws Exception {
    Subject<Integer> subject = PublishSubject.create();
    subject.subscribe(value -> seen++);
    Threads.run(() -> subject.onNext(1), () -> subject.onNext(2));
    assert seen == 2;
  }
}
