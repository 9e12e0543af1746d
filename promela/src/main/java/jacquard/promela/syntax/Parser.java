package jacquard.promela.syntax;

import jacquard.ltl.Formula;
import jacquard.ltl.FormulaSyntaxException;
import jacquard.ltl.Propositions;
import jacquard.model.Position;
import jacquard.promela.lex.Lexer;
import jacquard.promela.lex.Numbers;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.lex.Semicolons;
import jacquard.promela.lex.Token;
import jacquard.promela.syntax.Specification.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The outermost level: processes, types, declarations, claims and formulas. */
public final class Parser {
  private final TokenReader in;
  private final ExpressionParser expressions;
  private final DeclarationParser declarations;
  private final StatementParser statements;
  private final Set<String> recordTypes = new HashSet<>();
  private final Map<String, StatementParser.Inline> inlines = new HashMap<>();
  private final List<Unit> units = new ArrayList<>();
  private final List<Specification.Formula> formulas = new ArrayList<>();
  private final Set<String> processNames;
  private final UnusedNames unused;
  private static final Set<String> PRIORITIES =
      Set.of("priority", "_priority", "get_priority", "set_priority");

  private final List<String> notes = new ArrayList<>();

  /**
   * Starts at the first token.
   *
   * @param notes what is to be said of the text already
   */
  public Parser(List<Token> tokens, List<String> notes) {
    this.notes.addAll(notes);
    in = new TokenReader(Semicolons.supplied(tokens, Words.RESERVED));
    unused = new UnusedNames(tokens);
    processNames = namesBehind("proctype", tokens);
    processNames.addAll(namesBehind("D_proctype", tokens));
    expressions = new ExpressionParser(in, processNames);
    declarations = new DeclarationParser(in, expressions, recordTypes);
    statements = new StatementParser(in, expressions, declarations, inlines);
  }

  private static Set<String> namesBehind(String word, List<Token> tokens) {
    Set<String> names = new HashSet<>();
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).is(word)) {
        names.add(tokens.get(i + 1).text());
      }
    }
    return names;
  }

  public Specification specification() {
    while (!in.isAtEnd()) {
      if (!in.accept(";")) {
        unit();
      }
    }
    notes.addAll(unused.notes(declarations.variables()));
    in.all().stream()
        .filter(t -> t.is("pc_value"))
        .findFirst()
        .ifPresent(
            t ->
                notes.add(
                    t.position() + ": pc_value counts places as Jacquard does, not as Spin does"));
    boolean hasPriorities = in.all().stream().anyMatch(t -> PRIORITIES.contains(t.text()));
    return new Specification(units, formulas, namesBehind("run", in.all()), hasPriorities, notes);
  }

  private void unit() {
    Token token = in.peek();
    if (Words.EMBEDDED_C.contains(token.text())) {
      embeddedC();
      return;
    }
    switch (token.text()) {
      case "active", "proctype", "D_proctype" -> process();
      case "init" -> init();
      case "typedef" -> recordType();
      case "inline" -> inline();
      case "never" -> never();
      case "ltl" -> formula();
      case "trace", "notrace" -> trace();
      case "mtype" -> {
        if (isSymbols()) {
          symbols();
        } else {
          globals();
        }
      }
      default -> {
        if (!declarations.isHere()) {
          throw in.unexpected("a declaration or a proctype");
        }
        globals();
      }
    }
  }

  private void globals() {
    declarations.declarations().forEach(d -> units.add(new Unit.Global(d)));
  }

  /**
   * Passes over C outside of processes: it declares what only other C can use, and that is refused
   * where a process has some.
   */
  private void embeddedC() {
    Token word = in.next();
    notes.add(word.position() + ": " + word.text() + " is not read: embedded C");
    if (in.sees("{")) {
      in.bracketed("{", "}");
    }
    while (in.peek().kind() == Token.Kind.STRING) {
      in.next();
    }
  }

  /** What may happen to channels. */
  private void trace() {
    Token word = in.next();
    List<Stmt> body = statements.body();
    units.add(new Unit.Trace(word.is("notrace"), body, word.position(), closing()));
  }

  private void endOfDeclaration() {
    if (!in.isAtEnd() && !in.sees("}") && !in.peek().startsLine()) {
      if (!in.sees(";")) {
        throw in.unexpected("';'");
      }
    }
    in.accept(";");
  }

  private boolean isSymbols() {
    int i = 1;
    if (in.peek(i).is(":")) {
      i += 2;
    }
    return in.peek(i).is("{") || in.peek(i).is("=");
  }

  private void symbols() {
    Position position = in.expect("mtype").position();
    String name = in.accept(":") ? in.expectName("the name of the set") : "";
    in.accept("=");
    in.expect("{");
    List<String> symbols = new ArrayList<>();
    while (!in.sees("}")) {
      symbols.add(in.expectName("a symbolic name"));
      if (!in.sees("}") && !in.accept(",") && !in.peek().isName()) {
        throw in.unexpected("',' or '}'");
      }
    }
    in.expect("}");
    units.add(new Unit.Symbols(name, symbols, position));
  }

  private void recordType() {
    Position position = in.expect("typedef").position();
    String name = in.expectName("a name for the type");
    in.expect("{");
    List<Declaration> fields = new ArrayList<>();
    while (!in.sees("}")) {
      fields.addAll(declarations.declarations());
      endOfDeclaration();
    }
    in.expect("}");
    declarations.areFields(fields);
    recordTypes.add(name);
    units.add(new Unit.RecordType(name, fields, position));
  }

  private void inline() {
    in.expect("inline");
    String name = in.expectName("a name for the inline");
    in.expect("(");
    List<String> parameters = new ArrayList<>();
    while (!in.sees(")")) {
      parameters.add(in.expectName("a parameter"));
      in.accept(",");
    }
    in.expect(")");
    inlines.put(name, new StatementParser.Inline(parameters, in.bracketed("{", "}")));
  }

  private void process() {
    Optional<Expr> active = Optional.empty();
    if (in.accept("active")) {
      active = Optional.of(new Expr.Literal(1, "1", in.position()));
      if (in.accept("[")) {
        active = Optional.of(expressions.expression());
        in.expect("]");
      }
    }
    if (!in.sees("proctype") && !in.sees("D_proctype")) {
      throw in.unexpected("'proctype'");
    }
    in.next();
    Position position = in.position();
    String name = in.expectName("a name for the proctype");
    in.expect("(");
    List<Declaration> parameters = new ArrayList<>();
    while (!in.sees(")")) {
      parameters.addAll(declarations.declarations());
      in.accept(";");
    }
    in.expect(")");
    Optional<Expr> priority = priority();
    Optional<Expr> provided = Optional.empty();
    if (in.accept("provided")) {
      in.expect("(");
      provided = Optional.of(expressions.expression());
      in.expect(")");
    }
    if (priority.isEmpty()) {
      priority = priority();
    }
    List<Stmt> body = statements.body();
    units.add(
        new Unit.Proctype(name, parameters, active, priority, provided, body, position, closing()));
  }

  private Optional<Expr> priority() {
    return in.accept("priority") ? Optional.of(expressions.expression()) : Optional.empty();
  }

  private void init() {
    Position position = in.expect("init").position();
    Optional<Expr> priority = priority();
    List<Stmt> body = statements.body();
    units.add(
        new Unit.Proctype(
            "init",
            List.of(),
            Optional.of(new Expr.Literal(1, "1", position)),
            priority,
            Optional.empty(),
            body,
            position,
            closing()));
  }

  private Position closing() {
    return in.all().get(in.mark() - 1).position();
  }

  private void never() {
    Position position = in.expect("never").position();
    String name = in.sees("{") ? "never" : in.expectName("a name for the claim");
    List<Stmt> body = statements.body();
    units.add(new Unit.Never(name, body, position, closing()));
  }

  private void formula() {
    Position position = in.expect("ltl").position();
    String name = in.sees("{") ? "ltl_" + formulas.size() : in.expectName("a name for the formula");
    formulas.add(formula(name, in.bracketed("{", "}"), position));
  }

  /**
   * A formula of the language's logic.
   *
   * @throws PromelaException if it is none
   */
  public Specification.Formula formula(String name, List<Token> tokens, Position position) {
    String text = Token.join(tokens);
    try {
      Map<String, Expr> atoms = new HashMap<>();
      for (String atom : Propositions.of(Formula.parse(text)).names()) {
        atoms.put(atom, atom(atom, position));
      }
      return new Specification.Formula(name, text, atoms, position);
    } catch (FormulaSyntaxException e) {
      throw new PromelaException(
          position, "no formula: \"%s\", %s".formatted(text, e.getMessage()));
    }
  }

  private Expr atom(String text, Position position) {
    List<Token> tokens =
        Numbers.decimal(new Lexer(position.file(), text).tokens()).stream()
            .map(t -> t.at(position))
            .toList();
    TokenReader reader = new TokenReader(tokens);
    Expr atom = new ExpressionParser(reader, processNames).expression();
    if (!reader.isAtEnd()) {
      throw reader.unexpected("an operator in \"" + text + "\"");
    }
    return atom;
  }
}
