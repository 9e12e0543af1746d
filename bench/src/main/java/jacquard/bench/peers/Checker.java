package jacquard.bench.peers;

/** Checks one scenario again and again in one JVM. */
@FunctionalInterface
interface Checker {
  /** What a check found and how many executions that took. */
  record Outcome(String verdict, long executions, long traces) {}

  Outcome check() throws Exception;
}
