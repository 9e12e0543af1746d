package jacquard.script.generate;

import jacquard.script.Program;
import jacquard.script.Script;
import jacquard.script.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Makes a program smaller as long as it keeps a property: leaves out threads, statements and
 * conditions, and puts the bodies of branches and loops in their place.
 */
public final class Shrinker {
  private Shrinker() {}

  /** A program with the property of which no part can be left out. */
  public static Program shrink(Program program, Predicate<Program> keepsProperty) {
    Program smallest = program;
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (Program candidate : candidates(smallest)) {
        if (isWellFormed(candidate) && keepsProperty.test(candidate)) {
          smallest = candidate;
          smaller = true;
          break;
        }
      }
    }
    return smallest;
  }

  private static boolean isWellFormed(Program program) {
    try {
      return new Script(program).name().equals(program.name());
    } catch (IllegalArgumentException _) {
      return false; // it names a thread or an object that has been left out
    }
  }

  private static List<Program> candidates(Program p) {
    List<Program> out = new ArrayList<>();
    for (int t = 0; t < p.threads().size(); t++) {
      List<Program.Code> fewer = new ArrayList<>(p.threads());
      fewer.remove(t);
      out.add(new Program(p.name(), p.shared(), fewer, p.conditions()));
    }
    for (int c = 0; c < p.conditions().size(); c++) {
      List<Program.Condition> fewer = new ArrayList<>(p.conditions());
      fewer.remove(c);
      out.add(new Program(p.name(), p.shared(), p.threads(), fewer));
    }
    for (int s = 0; s < p.shared().size(); s++) {
      var fewer = new ArrayList<>(p.shared());
      fewer.remove(s);
      out.add(new Program(p.name(), fewer, p.threads(), p.conditions()));
    }
    for (int t = 0; t < p.threads().size(); t++) {
      Program.Code code = p.threads().get(t);
      for (List<Statement> body : smallerBlocks(code.statements())) {
        out.add(withThread(p, t, new Program.Code(code.name(), code.begin(), body)));
      }
      if (code.begin() == Program.Begin.WHEN_STARTED) {
        out.add(
            withThread(
                p, t, new Program.Code(code.name(), Program.Begin.AT_ONCE, code.statements())));
      }
    }
    return out;
  }

  private static Program withThread(Program p, int t, Program.Code code) {
    List<Program.Code> threads = new ArrayList<>(p.threads());
    threads.set(t, code);
    return new Program(p.name(), p.shared(), threads, p.conditions());
  }

  /** The block with one statement less, or with one compound statement made simpler. */
  private static List<List<Statement>> smallerBlocks(List<Statement> block) {
    List<List<Statement>> out = new ArrayList<>();
    for (int i = 0; i < block.size(); i++) {
      out.add(replaced(block, i, List.of()));
      for (int j = i + 1; j < block.size(); j++) { // such as a lock and its unlock
        out.add(replaced(replaced(block, j, List.of()), i, List.of()));
      }
    }
    for (int i = 0; i < block.size(); i++) {
      switch (block.get(i)) {
        case Statement.If(var condition, var then, var otherwise) -> {
          out.add(replaced(block, i, then));
          out.add(replaced(block, i, otherwise));
          for (List<Statement> s : smallerBlocks(then)) {
            out.add(replaced(block, i, List.of(new Statement.If(condition, s, otherwise))));
          }
          for (List<Statement> s : smallerBlocks(otherwise)) {
            out.add(replaced(block, i, List.of(new Statement.If(condition, then, s))));
          }
        }
        case Statement.While(var condition, var body) -> {
          out.add(replaced(block, i, body));
          for (List<Statement> s : smallerBlocks(body)) {
            out.add(replaced(block, i, List.of(new Statement.While(condition, s))));
          }
        }
        default -> {} // simple statements have no smaller form
      }
    }
    return out;
  }

  private static List<Statement> replaced(List<Statement> block, int i, List<Statement> by) {
    List<Statement> out = new ArrayList<>(block.subList(0, i));
    out.addAll(by);
    out.addAll(block.subList(i + 1, block.size()));
    return out;
  }
}
