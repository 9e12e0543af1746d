package jacquard.symbolic.solver;

import jacquard.symbolic.circuit.Aig;
import java.util.Arrays;

/**
 * Turns literals of a graph into literals of a solver, with clauses for what is below them and for
 * nothing else (Tseitin 1968).
 *
 * <p>A node of the shape of a multiplexer or an exclusive or gets the clauses of one gate. The
 * graph may grow between calls.
 */
public final class Tseitin {
  private final Aig aig;
  private final SatSolver solver;

  /** The variable of each node; 0 where there is none yet. */
  private int[] variable = new int[256];

  private int[] stack = new int[64];
  private int height;
  private final int[] clause = new int[3];

  /** The operands of the node in hand: two of a conjunction, or three of a multiplexer. */
  private final int[] operand = new int[3];

  public Tseitin(Aig aig, SatSolver solver) {
    this.aig = aig;
    this.solver = solver;
  }

  public SatSolver solver() {
    return solver;
  }

  /** The solver's literal; adds clauses where the node is new. */
  public int literal(int literal) {
    int node = Aig.node(literal);
    int known = variableOf(node);
    if (known == 0) {
      encode(node);
      known = variable[node];
    }
    return Aig.isNegated(literal) ? -known : known;
  }

  /** Whether the node has a variable already. */
  public boolean has(int node) {
    return variableOf(node) != 0;
  }

  private int variableOf(int node) {
    return node < variable.length ? variable[node] : 0;
  }

  private void encode(int root) {
    if (root >= variable.length) {
      variable = Arrays.copyOf(variable, Math.max(root + 1, Math.min(aig.size(), 2 * root)));
    }
    push(root);
    while (height > 0) {
      int node = stack[height - 1];
      if (variable[node] != 0) {
        height--;
        continue;
      }
      int operands = shape(node);
      int before = height;
      for (int i = 0; i < operands; i++) {
        if (variable[Aig.node(operand[i])] == 0) {
          push(Aig.node(operand[i]));
        }
      }
      if (height == before) {
        height--;
        define(node, operands);
      }
    }
  }

  private void push(int node) {
    if (height == stack.length) {
      stack = Arrays.copyOf(stack, 2 * height);
    }
    stack[height++] = node;
  }

  /** Finds the operands: none, two of a conjunction, or condition, then and otherwise. */
  private int shape(int node) {
    if (!aig.isAnd(node)) {
      return 0;
    }
    int l = aig.left(node);
    int r = aig.right(node);
    operand[0] = l;
    operand[1] = r;
    if (!Aig.isNegated(l) || !Aig.isNegated(r)) {
      return 2;
    }
    int m = Aig.node(l);
    int n = Aig.node(r);
    if (!aig.isAnd(m) || !aig.isAnd(n)) {
      return 2;
    }
    return multiplexer(aig.left(m), aig.right(m), aig.left(n), aig.right(n)) ? 3 : 2;
  }

  /** Whether not (a and b) and not (c and d) chooses by a literal that both have. */
  private boolean multiplexer(int a, int b, int c, int d) {
    if (a == Aig.not(c)) {
      return choice(a, b, d);
    }
    if (a == Aig.not(d)) {
      return choice(a, b, c);
    }
    if (b == Aig.not(c)) {
      return choice(b, a, d);
    }
    return b == Aig.not(d) && choice(b, a, c);
  }

  private boolean choice(int condition, int notThen, int notOtherwise) {
    operand[0] = condition;
    operand[1] = Aig.not(notThen);
    operand[2] = Aig.not(notOtherwise);
    return true;
  }

  private void define(int node, int operands) {
    int out = solver.newVariable();
    variable[node] = out;
    if (operands == 0) {
      if (node == 0) {
        solver.add(-out);
      }
      return;
    }
    int a = signed(operand[0]);
    int b = signed(operand[1]);
    if (operands == 2) {
      add(-out, a);
      add(-out, b);
      add(out, -a, -b);
      return;
    }
    int c = signed(operand[2]);
    add(-a, -b, out);
    add(-a, b, -out);
    add(a, -c, out);
    add(a, c, -out);
  }

  private int signed(int literal) {
    int known = variable[Aig.node(literal)];
    return Aig.isNegated(literal) ? -known : known;
  }

  private void add(int a, int b) {
    clause[0] = a;
    clause[1] = b;
    solver.addClause(clause, 2);
  }

  private void add(int a, int b, int c) {
    clause[0] = a;
    clause[1] = b;
    clause[2] = c;
    solver.addClause(clause, 3);
  }
}
