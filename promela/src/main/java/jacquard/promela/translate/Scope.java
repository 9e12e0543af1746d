package jacquard.promela.translate;

import jacquard.model.Position;
import jacquard.promela.lex.PromelaException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Names and what they stand for; inner scopes hide outer ones. */
final class Scope {
  private final @Nullable Scope outer;
  private final Map<String, Symbol> symbols = new HashMap<>();

  private final boolean inlined;

  private Scope(@Nullable Scope outer, boolean inlined) {
    this.outer = outer;
    this.inlined = inlined;
  }

  static Scope global() {
    return new Scope(null, false);
  }

  Scope inner() {
    return new Scope(this, false);
  }

  /** An inner scope for the text of an inline. */
  Scope inlined() {
    return new Scope(this, true);
  }

  /** The scope from which the innermost inline was called. */
  Scope caller() {
    Scope scope = this;
    while (!scope.inlined) {
      scope = scope.outer();
    }
    return scope.outer();
  }

  Scope outer() {
    if (outer == null) {
      throw new IllegalStateException("the global scope has no outer one");
    }
    return outer;
  }

  void declare(String name, Symbol symbol, Position position) {
    if (symbols.putIfAbsent(name, symbol) != null) {
      throw new PromelaException(position, "'" + name + "' is declared twice");
    }
  }

  Optional<Symbol> find(String name) {
    for (Scope s = this; s != null; s = s.outer) {
      Symbol symbol = s.symbols.get(name);
      if (symbol != null) {
        return Optional.of(symbol);
      }
    }
    return Optional.empty();
  }
}
