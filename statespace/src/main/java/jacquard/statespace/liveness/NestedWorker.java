package jacquard.statespace.liveness;

import jacquard.model.Machine;
import jacquard.statespace.store.FlatStates;
import jacquard.statespace.store.LongList;
import jacquard.statespace.store.LongSet;

/** A thread of a {@link NestedSearch}. */
final class NestedWorker {
  private final NestedSearch search;
  private final int number;
  private final Claim claim;
  private final Product product;
  private final FlatStates states;
  private final FlatStates.Writer writer;
  private final byte[] state;
  private final ProductStack blue = new ProductStack();
  private final ProductStack red = new ProductStack();

  /** What is on the stack of the outer search. */
  private final LongSet cyan = new LongSet();

  /** What the inner search has seen, and what of it is accepting. */
  private final LongSet pink = new LongSet();

  private final LongList pinkStates = new LongList();
  private final LongList pinkAccepting = new LongList();
  private long added;
  private long limit = 1;
  private long counted;
  private long inAtomic;
  private long transitions;
  private int rounds;

  NestedWorker(NestedSearch search, int number, Machine machine, Claim claim, Product product) {
    this.search = search;
    this.number = number;
    this.claim = claim;
    this.product = product;
    this.states = search.store();
    this.writer = states.new Writer();
    this.state = new byte[machine.maxLength() + Product.CLAIM_BYTES + Long.BYTES];
  }

  boolean isFirst() {
    return number == 0;
  }

  long added() {
    return added;
  }

  long limit() {
    return limit;
  }

  void setLimit(long other) {
    limit = other;
  }

  long states() {
    return counted;
  }

  long inAtomic() {
    return inAtomic;
  }

  long transitions() {
    return transitions;
  }

  void search() {
    product.initial(state);
    if (claim.isEnd(claim.initial())) {
      search.stop();
      return;
    }
    pushBlue(add());
    while (!blue.isEmpty() && goesOn()) {
      if (!blue.advance()) {
        leaveBlue();
      } else if (follow(blue)) {
        long next = add();
        if (cyan.contains(next)) {
          if (blue.isAccepting()) {
            search.stop(); // a cycle
          }
        } else if (!states.isMarked(next, NestedSearch.BLUE)) {
          pushBlue(next);
        }
      }
    }
  }

  private boolean goesOn() {
    if ((++rounds & 0xfff) == 0) {
      search.watch(this);
    }
    return !search.isStopped();
  }

  /** Makes the current step of the topmost state; what is wrong ends the search. */
  private boolean follow(ProductStack stack) {
    states.load(stack.address(), state);
    boolean leadsOn = product.follow(state, stack.transition(), stack.target());
    if (product.fault().isPresent()) {
      search.stop();
      return false;
    }
    return leadsOn;
  }

  /** The address of the state, which is added if need be. */
  private long add() {
    search.makeRoomIfNeeded(this);
    int hash = states.hash(state);
    long address = writer.add(state, hash, states.look(hash), 0);
    if (address < 0) {
      return ~address;
    }
    added++;
    if (Machine.isExclusive(state)) {
      inAtomic++;
    } else {
      counted++;
    }
    return address;
  }

  private void expand() {
    product.expand(state);
    boolean wrong = product.fault().isPresent();
    for (int i = 0; i < product.targetCount(); i++) {
      wrong |= claim.isEnd(product.targets()[i]);
    }
    if (wrong) {
      search.stop();
    }
  }

  /** Each thread has an order of its own. */
  private int order(long address) {
    return number == 0 ? 0 : (int) ((address * 0x9E3779B97F4A7C15L + number) >>> 33) * number;
  }

  private void pushBlue(long address) {
    expand();
    cyan.add(address);
    blue.push(address, product, order(address));
  }

  private void leaveBlue() {
    long address = blue.address();
    if ((states.mark(address, NestedSearch.BLUE) & NestedSearch.BLUE) == 0) {
      transitions += blue.steps();
    }
    if (blue.isAccepting()) {
      searchRed(address);
    }
    cyan.remove(address);
    blue.pop();
  }

  private void searchRed(long seed) {
    pink.clear();
    pinkStates.clear();
    pinkAccepting.clear();
    red.clear();
    states.load(seed, state);
    pushRed(seed);
    while (!red.isEmpty() && goesOn()) {
      if (!red.advance()) {
        red.pop();
      } else if (follow(red)) {
        long next = add();
        if (cyan.contains(next)) {
          search.stop(); // a cycle
        } else if (!pink.contains(next) && !states.isMarked(next, NestedSearch.RED)) {
          pushRed(next);
        }
      }
    }
    await(seed);
    for (int i = 0; i < pinkStates.size(); i++) {
      states.mark(pinkStates.get(i), NestedSearch.RED);
    }
  }

  private void pushRed(long address) {
    expand();
    pink.add(address);
    pinkStates.add(address);
    red.push(address, product, order(address));
    if (red.isAccepting()) {
      pinkAccepting.add(address);
    }
  }

  /** Accepting states that the inner search came to are others' seeds, who must finish first. */
  private void await(long seed) {
    for (int i = 0; i < pinkAccepting.size(); i++) {
      long other = pinkAccepting.get(i);
      while (other != seed && !states.isMarked(other, NestedSearch.RED) && !search.isStopped()) {
        search.pause();
      }
    }
  }
}
