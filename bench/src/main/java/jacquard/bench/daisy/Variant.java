package jacquard.bench.daisy;

/** Whether a program has its race. */
enum Variant {
  RACY,
  REPAIRED
}
