package jacquard.bench.daisy;

/** One way on one program. */
record Measurement(Witness witness, Variant variant, Way way, Figures figures) {}
