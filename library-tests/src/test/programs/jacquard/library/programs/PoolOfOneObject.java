package jacquard.library.programs;

import jacquard.library.Expect;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

/** A pool of one object hands it out to one thread at a time. */
@Expect(value = "holds", library = "commons-pool2")
public final class PoolOfOneObject {
  static final class Factory extends BasePooledObjectFactory<Counter> {
    @Override
    public Counter create() {
      return new Counter();
    }

    @Override
    public PooledObject<Counter> wrap(Counter counter) {
      return new DefaultPooledObject<>(counter);
    }
  }

  static GenericObjectPool<Counter> pool(int size) {
    GenericObjectPoolConfig<Counter> config = new GenericObjectPoolConfig<>();
    config.setJmxEnabled(false);
    config.setMaxTotal(size);
    return new GenericObjectPool<>(new Factory(), config);
  }

  static void use(GenericObjectPool<Counter> pool) throws Exception {
    Counter counter = pool.borrowObject();
    counter.increment();
    pool.returnObject(counter);
  }

  private PoolOfOneObject() {}

  public static void main() throws Exception {
    GenericObjectPool<Counter> pool = pool(1);
    Threads.run(() -> use(pool), () -> use(pool));
    assert pool.borrowObject().n == 2;
  }
}
