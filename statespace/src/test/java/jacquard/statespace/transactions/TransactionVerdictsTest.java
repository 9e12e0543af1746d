package jacquard.statespace.transactions;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.transactions.TransactionSearch.Outcome;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Models whose assertion fails only if a step is not taken for a mover that is none. */
class TransactionVerdictsTest {
  /** The other half of the rendezvous comes only after P has written twice. */
  private static final String RENDEZVOUS =
      """
      chan r = [0] of { byte };
      byte x;
      active proctype P() { byte l; x = 1; l = 1; r!l; x = 2 }
      active proctype Q() { byte l; if :: r?l :: true fi; assert(x != 1) }
      """;

  /** One of the two ways takes the lock, the longer one does not. */
  private static final String MERGE =
      """
      byte v, x;
      active [2] proctype P() {
        byte l;
        if
        :: atomic { v == 0 -> v = 1 }
        :: true -> skip; skip; skip; skip
        fi;
        l = x;
        x = l + 1
      }
      active proctype Q() { x == 2; assert(false) }
      active proctype R() { _nr_pr == 2 -> assert(x != 1) }
      """;

  /** The lock has been given back by the receive, so the accesses behind it interfere. */
  private static final String RECEIVED =
      """
      byte x;
      chan f = [1] of { bit };
      active [2] proctype P() {
        byte l;
        f!1;
        f?_;
        l = x;
        x = l + 1;
        assert(x == l + 1)
      }
      """;

  /** The token has been passed on, so the accesses behind it interfere. */
  private static final String PASSED_ON =
      """
      byte x;
      chan t = [1] of { bit };
      init { t!1 }
      active [2] proctype P() {
        byte l;
        t?_;
        t!1;
        l = x;
        x = l + 1;
        assert(x == l + 1)
      }
      """;

  static final List<String> models = List.of(RENDEZVOUS, MERGE, RECEIVED, PASSED_ON);

  @ParameterizedTest
  @FieldSource("models")
  void theAssertionFailsInEveryGrouping(String text) {
    Machine machine = Compiler.compile(Promela.parse("m.pml", text));
    assertThat(SafetySearch.run(machine, SearchOptions.DEFAULT.goingOn()).kinds())
        .containsKey(ViolationKind.ASSERTION);
    for (Grouping grouping : Grouping.values()) {
      for (Proviso proviso : Proviso.values()) {
        if (proviso.isSound()) {
          Outcome outcome =
              TransactionSearch.run(machine, grouping, proviso, SearchOptions.DEFAULT.goingOn());
          assertThat(outcome.result().kinds())
              .as("%s, %s", grouping, proviso)
              .containsKey(ViolationKind.ASSERTION);
        }
      }
    }
  }
}
