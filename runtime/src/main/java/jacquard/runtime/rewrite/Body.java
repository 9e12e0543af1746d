package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.ReturnInstruction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the code of a method, as it was or with edits. */
final class Body {
  private record Range(Label start, Label end) {}

  private Body() {}

  static void writeOriginal(CodeBuilder code, MethodEdits edits, @Nullable Guard guard) {
    write(code, edits, guard, false, null);
  }

  static void writeEdited(CodeBuilder code, MethodEdits edits, @Nullable Guard guard) {
    write(code, edits, guard, true, null);
  }

  /** With the frames of the original, for code that is not to be analysed. */
  static void writeEdited(
      CodeBuilder code, MethodEdits edits, @Nullable Guard guard, @Nullable Frames frames) {
    write(code, edits, guard, true, frames);
  }

  private static void write(
      CodeBuilder code,
      MethodEdits edits,
      @Nullable Guard guard,
      boolean edited,
      @Nullable Frames frames) {
    Copy copy = new Copy(code);
    List<CodeElement> elements = edits.elements();
    List<Range> guarded = new ArrayList<>();
    if (guard != null) {
      guard.enter(code);
    }
    Label start = code.newBoundLabel();
    boolean empty = true;
    for (int i = 0; i < elements.size(); i++) {
      CodeElement element = elements.get(i);
      if (guard != null && element instanceof ReturnInstruction) {
        if (!empty) {
          guarded.add(new Range(start, code.newBoundLabel()));
        }
        guard.exit(code);
        code.with(element);
        start = code.newBoundLabel();
        empty = true;
        continue;
      }
      Edit edit = edited ? edits.at(i) : edits.always(i);
      if (edit != null) {
        edit.write(code, copy);
      } else {
        copy.write(element);
      }
      empty &= !(element instanceof Instruction);
    }
    if (frames != null) {
      frames.addOriginals(copy);
    }
    if (guard != null && !empty) {
      guarded.add(new Range(start, code.newBoundLabel()));
    }
    if (guard != null && !guarded.isEmpty()) {
      Label handler = code.newBoundLabel();
      guard.exit(code);
      code.athrow();
      for (Range range : guarded) {
        code.exceptionCatchAll(range.start(), range.end(), handler);
      }
      if (frames != null) {
        frames.addHandler(handler);
      }
    }
    if (frames != null) {
      frames.write(code);
    }
  }
}
