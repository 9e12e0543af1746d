package jacquard.runtime.corpus.border;

/** Has a method that no other class can call. */
final class Hidden {
  private Hidden() {}

  private static int answer() {
    return 42;
  }
}
