package jacquard.script.bounded;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Search;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Sealing;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a seal forbids, and what it does not. */
class SealingTest {
  @Test
  void aThreadThatWaitsInSealedCodeIsLeft() {
    Program program =
        Program.of(
            "waits",
            p -> {
              Ref x = p.variable("x", 0);
              Ref y = p.variable("y", 0);
              Ref permits = p.semaphore("permits", 0);
              p.thread("waits", t -> t.write(y, 1).take(permits, 1).write(x, 1));
              p.thread("gives", t -> t.give(permits, 1));
              p.atEnd(x.atEnd().is(0));
            });
    List<BoundLimit> everything = List.of(new BoundLimit(new Sealing(_ -> true), 0));
    for (Search search : List.of(BoundedSearch.plain(everything), BoundedSearch.bpor(everything))) {
      assertThat(search.check(new Script(program), Limits.NONE, Observer.SILENT).verdict())
          .isInstanceOf(Verdict.Violated.class);
    }
  }
}
