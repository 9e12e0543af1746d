package jacquard.bytecode.world;

/** An array of ints that change in single steps. */
public class ModelledAtomicIntegerArray {
  private final int[] array;

  public ModelledAtomicIntegerArray(int length) {
    array = new int[length];
  }

  public final int length() {
    return array.length;
  }

  @Step
  public final int get(int i) {
    return array[i];
  }

  @Step
  public final void set(int i, int next) {
    array[i] = next;
  }

  @Step
  public final int getAndSet(int i, int next) {
    int was = array[i];
    array[i] = next;
    return was;
  }

  /** Sets the element if it is as expected. */
  @Step
  public final boolean compareAndSet(int i, int expected, int next) {
    if (array[i] != expected) {
      return false;
    }
    array[i] = next;
    return true;
  }

  @Step
  public final int getAndIncrement(int i) {
    return array[i]++;
  }

  @Step
  public final int getAndDecrement(int i) {
    return array[i]--;
  }

  @Step
  public final int getAndAdd(int i, int delta) {
    int was = array[i];
    array[i] = was + delta;
    return was;
  }

  @Step
  public final int incrementAndGet(int i) {
    int next = array[i] + 1;
    array[i] = next;
    return next;
  }

  @Step
  public final int decrementAndGet(int i) {
    int next = array[i] - 1;
    array[i] = next;
    return next;
  }

  @Step
  public final int addAndGet(int i, int delta) {
    int next = array[i] + delta;
    array[i] = next;
    return next;
  }
}
