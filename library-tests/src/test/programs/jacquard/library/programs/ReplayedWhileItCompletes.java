package jacquard.library.programs;

import io.reactivex.rxjava3.subjects.ReplaySubject;
import jacquard.library.Expect;
import jacquard.library.Versions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An observer that subscribes while a subject completes gets the end as an element. */
@Expect(value = "assertion", library = "rxjava3")
@Versions(
    broken = "rxjava-3.1.10",
    fixed = "rxjava-3.1.11",
    issue = "https://github.com/ReactiveX/RxJava/pull/7879")
public final class ReplayedWhileItCompletes {
  static final List<Object> SEEN = Collections.synchronizedList(new ArrayList<>());

  private ReplayedWhileItCompletes() {}

  public static void main() throws Exception {
    ReplaySubject<Object> subject = ReplaySubject.create();
    Threads.run(() -> subject.onComplete(), () -> subject.subscribe(value -> SEEN.add(value)));
    assert SEEN.isEmpty();
  }
}
