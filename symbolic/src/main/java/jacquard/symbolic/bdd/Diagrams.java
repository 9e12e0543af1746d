package jacquard.symbolic.bdd;

import java.util.BitSet;

/**
 * Binary decision diagrams over numbered variables. At first a smaller number is nearer to the
 * root; that order may change with every operation.
 *
 * <p>A diagram is a number. What a method returns is kept until {@link #release} is called for it
 * as often as it was returned or kept.
 */
interface Diagrams {
  int zero();

  int one();

  /** The variable of that number; kept for ever. */
  int variable(int number);

  int not(int a);

  int and(int a, int b);

  int or(int a, int b);

  /** The conjunction of the variables of those numbers. */
  int cube(int[] numbers);

  /** The conjunction of both, with the variables of the cube quantified existentially. */
  int relationalProduct(int a, int b, int cube);

  /** Puts variables in place of others, the n-th in {@code to} for the n-th in {@code from}. */
  int replace(int a, int[] from, int[] to);

  /** One assignment that satisfies the diagram, by number of variable; don't-cares are false. */
  boolean[] assignment(int a);

  /** The variables that the diagram depends on, by number. */
  BitSet support(int a);

  int nodes(int a);

  boolean isConstant(int a);

  int top(int a);

  int low(int a);

  int high(int a);

  int keep(int a);

  void release(int a);
}
