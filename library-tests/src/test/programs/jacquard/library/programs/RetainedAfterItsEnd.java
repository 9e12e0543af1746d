package jacquard.library.programs;

import io.netty.util.AbstractReferenceCounted;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ReferenceCounted;
import jacquard.library.Expect;
import jacquard.library.Versions;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Of two threads that retain an object after its end one succeeds, since the other is just taking
 * back.
 */
@Expect(value = "assertion", library = "netty-common")
@Versions(
    broken = "netty-common-4.1.31.Final",
    fixed = "netty-common-4.1.33.Final",
    issue = "https://github.com/netty/netty/issues/8563")
public final class RetainedAfterItsEnd {
  static final AtomicInteger RETAINED = new AtomicInteger();

  static final class Resource extends AbstractReferenceCounted {
    volatile boolean deallocated;

    @Override
    protected void deallocate() {
      deallocated = true;
    }

    @Override
    public ReferenceCounted touch(Object hint) {
      return this;
    }
  }

  static void retain(Resource resource) {
    try {
      resource.retain();
      RETAINED.incrementAndGet();
    } catch (IllegalReferenceCountException e) {
      assert e.getMessage() != null;
    }
  }

  private RetainedAfterItsEnd() {}

  public static void main() throws Exception {
    Resource resource = new Resource();
    Threads.run(() -> resource.release(), () -> retain(resource), () -> retain(resource));
    assert !resource.deallocated || RETAINED.get() == 0;
  }
}
