package jacquard.script;

import jacquard.core.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Turns programs into instructions, with all names looked up. Objects are numbered in order. */
final class Compiler {
  private final Program program;
  private final Map<String, Integer> firstObject = new LinkedHashMap<>();
  private final Map<String, Shared> declarations = new LinkedHashMap<>();
  private final Map<String, Integer> threads = new LinkedHashMap<>();
  private final Map<Integer, Integer> startedBy = new LinkedHashMap<>();
  private final int parkers;

  private List<Instruction> code = new ArrayList<>();
  private Map<String, Integer> slots = new LinkedHashMap<>();
  private int thread;

  Compiler(Program program) {
    this.program = program;
    int objects = 0;
    for (Shared s : program.shared()) {
      if (s.size() < 1) {
        throw new IllegalArgumentException("array without elements: " + s.name());
      }
      if (s.type() == Shared.Type.CHANNEL && s.number() < 1) {
        throw new IllegalArgumentException("channel without capacity: " + s.name());
      }
      if (declarations.put(s.name(), s) != null) {
        throw new IllegalArgumentException("declared twice: " + s.name());
      }
      firstObject.put(s.name(), objects);
      objects += s.size();
    }
    parkers = objects;
    for (Program.Code c : program.threads()) {
      if (threads.put(c.name(), threads.size()) != null) {
        throw new IllegalArgumentException("two threads named " + c.name());
      }
    }
  }

  /** The number of shared objects without the threads' parkers, which follow them. */
  int parkers() {
    return parkers;
  }

  int objectOf(Ref ref) {
    Expression index = ref.index();
    if (!(index instanceof Expression.Constant(long i))) {
      throw new IllegalArgumentException("not a constant index: " + ref);
    }
    Shared s = declaration(ref, Shared.Type.VARIABLE);
    if (i < 0 || i >= s.size()) {
      throw new IllegalArgumentException("no such element: " + ref);
    }
    return first(ref) + (int) i;
  }

  /** The code of one thread, and how many locals it has. */
  record Compiled(List<Instruction> code, int locals) {}

  Compiled compile(int threadNumber) {
    thread = threadNumber;
    code = new ArrayList<>();
    slots = new LinkedHashMap<>();
    block(program.threads().get(threadNumber).statements());
    add(Instruction.invisible(Instruction.Code.EXIT, (_, _) -> 0, -1, 0, "end"));
    return new Compiled(List.copyOf(code), slots.size());
  }

  Evaluation condition(Program.Condition condition) {
    return Evaluation.compile(
        condition.expression(),
        name -> {
          throw new IllegalArgumentException("no local may occur at the end: " + name);
        },
        this::objectOf);
  }

  private void block(List<Statement> statements) {
    for (Statement s : statements) {
      statement(s, Printer.text(s));
    }
  }

  private void statement(Statement statement, String text) {
    switch (statement) {
      case Statement.Read(var local, var v) -> add(on(Kind.READ, v, text).into(slot(local)));
      case Statement.Write(var v, var value) ->
          add(on(Kind.WRITE, v, text).with(eval(value), eval(value)));
      case Statement.FetchAndAdd(var local, var v, var delta) ->
          add(on(Kind.UPDATE, v, text).with(eval(delta), eval(delta)).into(slot(local)));
      case Statement.CompareAndSet(var local, var v, var expected, var update) ->
          add(on(Kind.CAS, v, text).with(eval(expected), eval(update)).into(slot(local)));
      case Statement.Acquire(var lock) -> add(on(Kind.ACQUIRE, lock, text));
      case Statement.Release(var lock) -> add(on(Kind.RELEASE, lock, text));
      case Statement.TryAcquire(var local, var lock) ->
          add(on(Kind.TRY_ACQUIRE, lock, text).into(slot(local)));
      case Statement.Wait(var lock) -> add(on(Kind.WAIT, lock, text));
      case Statement.Notify(var lock) -> add(on(Kind.NOTIFY, lock, text));
      case Statement.NotifyAll(var lock) -> add(on(Kind.NOTIFY_ALL, lock, text));
      case Statement.Take(var semaphore, var permits) ->
          add(on(Kind.TAKE_PERMITS, semaphore, text).to(count(permits)));
      case Statement.Give(var semaphore, var permits) ->
          add(on(Kind.GIVE_PERMITS, semaphore, text).to(count(permits)));
      case Statement.Park() -> add(parker(Kind.PARK, thread, text));
      case Statement.Unpark(var other) -> add(parker(Kind.UNPARK, threadOf(other), text));
      case Statement.Send(var channel, var message) ->
          add(on(Kind.SEND, channel, text).with(eval(message), eval(message)));
      case Statement.Receive(var local, var channel) ->
          add(on(Kind.RECEIVE, channel, text).into(slot(local)));
      case Statement.Start(var other) ->
          add(Instruction.visible(Kind.START, text).to(startable(other)));
      case Statement.Join(var other) ->
          add(Instruction.visible(Kind.JOIN, text).to(threadOf(other)));
      case Statement.Yield() -> add(Instruction.visible(Kind.YIELD, text));
      case Statement.Choose(var local, var alternatives) -> {
        if (alternatives < 1) {
          throw new IllegalArgumentException("a choice needs an alternative: " + text);
        }
        add(Instruction.visible(Kind.CHOOSE, text).to(alternatives).into(slot(local)));
      }
      case Statement.Assign(var local, var value) ->
          add(Instruction.invisible(Instruction.Code.ASSIGN, eval(value), slot(local), 0, text));
      case Statement.If(var condition, var then, var otherwise) -> {
        int branch = add(jumpUnless(condition, text));
        block(then);
        if (otherwise.isEmpty()) {
          patch(branch);
        } else {
          int over = add(jump(text));
          patch(branch);
          block(otherwise);
          patch(over);
        }
      }
      case Statement.While(var condition, var body) -> {
        int start = code.size();
        int branch = add(jumpUnless(condition, text));
        block(body);
        add(jump(text).to(start));
        patch(branch);
      }
      case Statement.Assert(var condition, var message) -> {
        String failure = (message.isEmpty() ? "" : message + ": ") + condition + " does not hold";
        add(Instruction.invisible(Instruction.Code.ASSERT, eval(condition), -1, 0, failure));
      }
      case Statement.Exit() ->
          add(Instruction.invisible(Instruction.Code.EXIT, (_, _) -> 0, -1, 0, text));
    }
  }

  private Instruction jumpUnless(Expression condition, String text) {
    return Instruction.invisible(Instruction.Code.JUMP_UNLESS, eval(condition), -1, 0, text);
  }

  private static Instruction jump(String text) {
    return Instruction.invisible(Instruction.Code.JUMP, (_, _) -> 0, -1, 0, text);
  }

  private int add(Instruction instruction) {
    code.add(instruction);
    return code.size() - 1;
  }

  /** Lets the jump at this position go to whatever comes next. */
  private void patch(int jump) {
    code.set(jump, code.get(jump).to(code.size()));
  }

  private Instruction on(Kind kind, Ref ref, String text) {
    Shared s = declaration(ref, typeOf(kind));
    return Instruction.visible(kind, text).on(first(ref), s.size(), eval(ref.index()));
  }

  private static Shared.Type typeOf(Kind kind) {
    return switch (kind) {
      case READ, WRITE, UPDATE, CAS -> Shared.Type.VARIABLE;
      case ACQUIRE, RELEASE, TRY_ACQUIRE, WAIT, REACQUIRE, NOTIFY, NOTIFY_ALL -> Shared.Type.LOCK;
      case TAKE_PERMITS, GIVE_PERMITS -> Shared.Type.SEMAPHORE;
      case SEND, RECEIVE -> Shared.Type.CHANNEL;
      case PARK, UNPARK, INSPECT, INTERRUPT, START, JOIN, YIELD, TIMEOUT, CHOOSE ->
          throw new IllegalArgumentException(kind + " has no declared object");
    };
  }

  private Shared declaration(Ref ref, Shared.Type type) {
    Shared s = declarations.get(ref.name());
    if (s == null || s.type() != type) {
      throw new IllegalArgumentException(
          "no such " + type.name().toLowerCase(Locale.ROOT) + ": " + ref.name());
    }
    return s;
  }

  private int first(Ref ref) {
    return firstObject.getOrDefault(ref.name(), -1);
  }

  private Instruction parker(Kind kind, int owner, String text) {
    return Instruction.visible(kind, text).on(parkers + owner, 1, (_, _) -> 0);
  }

  private int threadOf(String name) {
    Integer number = threads.get(name);
    if (number == null) {
      throw new IllegalArgumentException("no such thread: " + name);
    }
    return number;
  }

  private int startable(String name) {
    int other = threadOf(name);
    if (program.threads().get(other).begin() == Program.Begin.AT_ONCE) {
      throw new IllegalArgumentException("thread " + name + " runs from the start");
    }
    Integer parent = startedBy.putIfAbsent(other, thread);
    if (parent != null && parent != thread) {
      throw new IllegalArgumentException("two threads start " + name);
    }
    return other;
  }

  private static int count(long permits) {
    if (permits < 1 || permits > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("not a number of permits: " + permits);
    }
    return (int) permits;
  }

  private int slot(String local) {
    return slots.computeIfAbsent(local, _ -> slots.size());
  }

  private Evaluation eval(Expression expression) {
    return Evaluation.compile(
        expression,
        this::slot,
        ref -> {
          throw new IllegalArgumentException("a thread must read " + ref + " first");
        });
  }
}
