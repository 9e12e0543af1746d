package jacquard.symbolic.bdd;

import java.util.Arrays;
import java.util.BitSet;
import jdd.bdd.BDD;

/** Diagrams of the library JDD. */
final class JddDiagrams implements Diagrams {
  private static final int NODES = 200_000;
  private static final int CACHE = 50_000;

  private final BDD bdd = new BDD(NODES, CACHE);
  private final int[] variables;

  JddDiagrams(int variables) {
    this.variables = new int[variables];
    for (int i = 0; i < variables; i++) {
      this.variables[i] = bdd.createVar();
    }
  }

  @Override
  public int zero() {
    return bdd.getZero();
  }

  @Override
  public int one() {
    return bdd.getOne();
  }

  @Override
  public int variable(int number) {
    return variables[number];
  }

  @Override
  public int not(int a) {
    return bdd.ref(bdd.not(a));
  }

  @Override
  public int and(int a, int b) {
    return bdd.ref(bdd.and(a, b));
  }

  @Override
  public int or(int a, int b) {
    return bdd.ref(bdd.or(a, b));
  }

  @Override
  public int cube(int[] numbers) {
    boolean[] chosen = new boolean[variables.length];
    for (int number : numbers) {
      chosen[number] = true;
    }
    return bdd.ref(bdd.cube(chosen));
  }

  @Override
  public int relationalProduct(int a, int b, int cube) {
    return bdd.ref(bdd.relProd(a, b, cube));
  }

  @Override
  public int replace(int a, int[] from, int[] to) {
    if (from.length == 0) {
      // the library ends the process where there is nothing to put in place
      return keep(a);
    }
    int[] f = Arrays.stream(from).map(i -> variables[i]).toArray();
    int[] t = Arrays.stream(to).map(i -> variables[i]).toArray();
    return bdd.ref(bdd.replace(a, bdd.createPermutation(f, t)));
  }

  @Override
  public boolean[] assignment(int a) {
    boolean[] values = new boolean[variables.length];
    int at = a;
    while (!isConstant(at)) {
      boolean high = bdd.getLow(at) == zero();
      values[top(at)] = high;
      at = high ? bdd.getHigh(at) : bdd.getLow(at);
    }
    return values;
  }

  @Override
  public BitSet support(int a) {
    BitSet result = new BitSet();
    int cube = bdd.ref(bdd.support(a));
    for (int at = cube; !isConstant(at); at = bdd.getHigh(at)) {
      result.set(top(at));
    }
    bdd.deref(cube);
    return result;
  }

  @Override
  public int nodes(int a) {
    return bdd.nodeCount(a);
  }

  @Override
  public boolean isConstant(int a) {
    return a == zero() || a == one();
  }

  @Override
  public int top(int a) {
    return bdd.getVar(a);
  }

  @Override
  public int low(int a) {
    return bdd.getLow(a);
  }

  @Override
  public int high(int a) {
    return bdd.getHigh(a);
  }

  @Override
  public int keep(int a) {
    return bdd.ref(a);
  }

  @Override
  public void release(int a) {
    bdd.deref(a);
  }
}
