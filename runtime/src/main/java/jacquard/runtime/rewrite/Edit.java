package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;

/** What is written instead of one element of the original code. */
@FunctionalInterface
interface Edit {
  void write(CodeBuilder code, Copy copy);
}
