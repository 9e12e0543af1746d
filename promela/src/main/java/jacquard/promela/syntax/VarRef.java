package jacquard.promela.syntax;

import jacquard.model.Position;
import java.util.Optional;

/** A variable with index and field, as it is written. */
public record VarRef(
    String name, Optional<Expr> index, Optional<VarRef> field, String text, Position position) {}
