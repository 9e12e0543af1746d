package jacquard.bytecode.code;

import java.lang.classfile.Instruction;

/** An instruction. */
public sealed interface Insn {
  /** One of the class file. */
  record Real(Instruction instruction) implements Insn {}

  /** Pushes the class that a static method locks. */
  record OwnClass() implements Insn {}
}
