package jacquard.bytecode.execute;

import jacquard.bytecode.code.MethodCode;

/** Initialises classes that threads are the first to use. */
@FunctionalInterface
interface LateInitialization {
  void initialize(StepPath by, MethodCode initializer);
}
