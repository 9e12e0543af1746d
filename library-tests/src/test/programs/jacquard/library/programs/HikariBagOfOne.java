package jacquard.library.programs;

import com.zaxxer.hikari.util.ConcurrentBag;
import jacquard.library.Expect;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A bag hands out its only entry to one thread at a time. */
@Expect(value = "holds", library = "HikariCP")
public final class HikariBagOfOne {
  static final class Entry implements ConcurrentBag.IConcurrentBagEntry {
    final AtomicInteger state = new AtomicInteger();
    int n;

    @Override
    public boolean compareAndSet(int expected, int next) {
      return state.compareAndSet(expected, next);
    }

    @Override
    public void setState(int next) {
      state.set(next);
    }

    @Override
    public int getState() {
      return state.get();
    }
  }

  static void use(ConcurrentBag<Entry> bag) throws InterruptedException {
    Entry entry = bag.borrow(1, TimeUnit.HOURS);
    entry.n++;
    bag.requite(entry);
  }

  private HikariBagOfOne() {}

  public static void main() throws Exception {
    ConcurrentBag<Entry> bag = new ConcurrentBag<>(waiting -> {});
    Entry entry = new Entry();
    bag.add(entry);
    Threads.run(() -> use(bag), () -> use(bag));
    assert entry.n == 2;
  }
}
