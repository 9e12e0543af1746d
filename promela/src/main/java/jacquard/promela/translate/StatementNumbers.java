package jacquard.promela.translate;

import jacquard.promela.syntax.Declaration;
import jacquard.promela.syntax.Expr;
import jacquard.promela.syntax.Specification;
import jacquard.promela.syntax.Specification.Unit;
import jacquard.promela.syntax.Stmt;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Numbers statements as Spin does, whose trails name them so: in the order in which their ends are
 * read, one behind the other through the whole file. What is inside a compound statement comes
 * before it. A choice takes two numbers, for its start and its end; a loop a third one, for what
 * follows a break; a process one more at its end.
 */
final class StatementNumbers {
  /** What a loop that is written as {@code for} or {@code select} consists of. */
  enum Part {
    FIRST,
    CONDITION,
    TAKE,
    PUT_BACK,
    NEXT,
    ELSE,
    DONE
  }

  private final IdentityHashMap<Stmt, Integer> numbers = new IdentityHashMap<>();
  private final IdentityHashMap<Stmt, Map<Part, Integer>> parts = new IdentityHashMap<>();
  private final IdentityHashMap<Unit, Integer> ends = new IdentityHashMap<>();
  private final Set<String> records = new HashSet<>();
  private final Set<String> ofRecordType = new HashSet<>();
  private int next;

  StatementNumbers(Specification specification) {
    for (Unit unit : specification.units()) {
      switch (unit) {
        case Unit.RecordType r -> records.add(r.name());
        case Unit.Global(Declaration d) -> note(d);
        case Unit.Proctype p -> {
          p.parameters().forEach(this::note);
          body(unit, p.body());
        }
        case Unit.Never n -> body(unit, n.body());
        case Unit.Trace t -> body(unit, t.body());
        case Unit.Symbols _ -> {}
      }
    }
  }

  /** The number of a statement. */
  int of(Stmt statement) {
    return numbers.getOrDefault(statement, -1);
  }

  /** The number of the end of a choice. */
  int endOf(Stmt.If choice) {
    return of(choice) + 1;
  }

  int of(Stmt loop, Part part) {
    return parts.getOrDefault(loop, Map.of()).getOrDefault(part, -1);
  }

  /** The number of the end of a process. */
  int endOf(Unit unit) {
    return ends.getOrDefault(unit, -1);
  }

  private void note(Declaration d) {
    if (records.contains(d.type())) {
      ofRecordType.add(d.name());
    }
  }

  private void body(Unit unit, List<Stmt> statements) {
    int first = 0;
    while (first < statements.size()
        && (statements.get(first) instanceof Stmt.Declare
            || statements.get(first) instanceof Stmt.Promise)) {
      if (statements.get(first) instanceof Stmt.Declare(Declaration d, var _)) {
        note(d);
      }
      first++;
    }
    all(statements.subList(first, statements.size()));
    ends.put(unit, next++);
  }

  private void all(List<Stmt> statements) {
    statements.forEach(this::number);
  }

  private void own(Stmt statement) {
    numbers.put(statement, next++);
  }

  private void part(Stmt loop, Part part) {
    parts.computeIfAbsent(loop, _ -> new EnumMap<>(Part.class)).put(part, next++);
  }

  private void number(Stmt statement) {
    switch (statement) {
      case Stmt.Condition _, Stmt.Assign _, Stmt.Send _, Stmt.Receive _ -> own(statement);
      case Stmt.Assert _, Stmt.SetPriority _, Stmt.Print _, Stmt.Else _ -> own(statement);
      case Stmt.Goto _, Stmt.Break _, Stmt.Empty _ -> own(statement);
      case Stmt.Declare(Declaration d, var _) -> {
        note(d);
        if (!(d.initial().orElse(null) instanceof Declaration.Initial.NewChannel)) {
          own(statement);
        }
      }
      case Stmt.Promise _ -> {}
      case Stmt.Labelled s -> {
        number(s.statement());
        numbers.put(s, of(s.statement()));
        if (Labels.isMarked(s.label()) && Labels.isJump(s.statement())) {
          numbers.put(s, next++); // a step that does nothing has the label
        }
      }
      case Stmt.If s -> {
        s.options().forEach(this::all);
        own(s);
        next++;
      }
      case Stmt.Do s -> {
        s.options().forEach(this::all);
        own(s);
        next += 2;
      }
      case Stmt.Block s -> {
        all(s.body());
        own(s);
      }
      case Stmt.Atomic s -> {
        all(s.body());
        own(s);
      }
      case Stmt.DStep s -> {
        all(s.body());
        own(s);
      }
      case Stmt.Unless s -> {
        unless(s);
        own(s);
        next++;
      }
      case Stmt.ForRange s -> {
        part(s, Part.FIRST);
        part(s, Part.CONDITION);
        loop(s, s.body());
      }
      case Stmt.ForIn s -> {
        part(s, Part.FIRST);
        part(s, Part.CONDITION);
        if (ofRecordType.contains(s.index().name())) { // else it goes through an array
          part(s, Part.TAKE);
          part(s, Part.PUT_BACK);
        }
        loop(s, s.body());
      }
      case Stmt.Select s -> select(s);
    }
  }

  private void loop(Stmt loop, List<Stmt> body) {
    all(body);
    part(loop, Part.NEXT);
    part(loop, Part.ELSE);
    part(loop, Part.DONE);
    own(loop);
    next += 2;
  }

  private void select(Stmt.Select s) {
    OptionalInt options = options(s);
    if (options.isPresent()) {
      part(s, Part.FIRST);
      next += options.getAsInt() - 1;
      own(s);
      next++;
      return;
    }
    part(s, Part.FIRST);
    part(s, Part.CONDITION);
    part(s, Part.NEXT);
    part(s, Part.DONE);
    own(s);
    next += 2;
  }

  /** How many options there are where a select is a choice among constants. */
  private static OptionalInt options(Stmt.Select s) {
    return s.from() instanceof Expr.Literal(int from, String _, var _)
            && s.to() instanceof Expr.Literal(int to, String _, var _)
            && to >= from
            && to - from <= Repetitions.MAX_SELECT_DISTANCE
        ? OptionalInt.of(to - from + 1)
        : OptionalInt.empty();
  }

  /** What is not in braces is numbered when both sides are known, the escape first. */
  private void unless(Stmt.Unless s) {
    if (s.main() instanceof Stmt.Block main) {
      all(main.body());
    } else if (isCompound(s.main())) {
      inside(s.main());
    }
    if (s.escape() instanceof Stmt.Block escape) {
      all(escape.body());
    } else {
      number(s.escape());
    }
    if (!(s.main() instanceof Stmt.Block)) {
      outside(s.main());
    }
  }

  private static boolean isCompound(Stmt s) {
    return s instanceof Stmt.If
        || s instanceof Stmt.Do
        || s instanceof Stmt.Atomic
        || s instanceof Stmt.DStep
        || (s instanceof Stmt.Labelled l && isCompound(l.statement()));
  }

  private void inside(Stmt s) {
    switch (s) {
      case Stmt.If i -> i.options().forEach(this::all);
      case Stmt.Do d -> d.options().forEach(this::all);
      case Stmt.Atomic a -> all(a.body());
      case Stmt.DStep d -> all(d.body());
      case Stmt.Labelled l -> inside(l.statement());
      default -> throw new IllegalStateException("nothing inside");
    }
  }

  private void outside(Stmt s) {
    if (!isCompound(s)) {
      number(s);
      return;
    }
    Stmt inner = s;
    while (inner instanceof Stmt.Labelled l) {
      inner = l.statement();
    }
    own(inner);
    next += inner instanceof Stmt.If ? 1 : inner instanceof Stmt.Do ? 2 : 0;
    numbers.put(s, of(inner));
  }
}
