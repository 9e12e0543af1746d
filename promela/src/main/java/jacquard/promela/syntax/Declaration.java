package jacquard.promela.syntax;

import jacquard.model.Position;
import java.util.List;
import java.util.Optional;

/**
 * One declared name.
 *
 * @param type a word: {@code byte}, {@code chan}, the name of a record type, …
 * @param bits for {@code unsigned x : 3}
 * @param length for arrays
 */
public record Declaration(
    String type,
    String name,
    Optional<Expr> bits,
    Optional<Expr> length,
    Optional<Initial> initial,
    Position position) {

  /** What a variable starts with. */
  public sealed interface Initial {
    record Value(Expr value) implements Initial {}

    record Values(List<Expr> values) implements Initial {}

    record NewChannel(Expr capacity, List<String> fields) implements Initial {}
  }
}
