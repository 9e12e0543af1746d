package jacquard.library.programs;

import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.Subject;
import jacquard.library.Expect;

/** Two threads emit through a subject that puts their elements one after the other. */
@Expect(value = "holds", library = "rxjava3")
public final class RxSubjectSerialized {
  static int seen;

  private RxSubjectSerialized() {}

  public static void main() throws Exception {
    Subject<Integer> subject = PublishSubject.<Integer>create().toSerialized();
    subject.subscribe(value -> seen++);
    Threads.run(() -> subject.onNext(1), () -> subject.onNext(2));
    assert seen == 2;
  }
}
