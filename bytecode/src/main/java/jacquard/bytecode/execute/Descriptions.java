package jacquard.bytecode.execute;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.Method;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Ref;
import java.util.List;

/**
 * What objects say of themselves when a text is made of them. The text is not known, and nothing
 * that the program does for it is followed.
 */
final class Descriptions {
  private static final String TEXT = "()Ljava/lang/String;";

  private final ClassTable classes;
  private final Heap heap;

  Descriptions(Program program) {
    this.classes = program.classes();
    this.heap = program.heap();
  }

  /** Refuses objects whose texts are made by code of the program. */
  void require(StepPath path, Value value) {
    if (value instanceof Ref ref) {
      for (int object : ref.objects()) {
        if (object != 0) {
          require(path, heap.get(object).type());
        }
      }
    }
  }

  private void require(StepPath path, String type) {
    for (String name : List.of("toString", "getMessage", "getLocalizedMessage")) {
      Method method = type.startsWith("[") ? null : classes.method(type, name, TEXT);
      if (method != null && !Program.isLibrary(method.owner().name())) {
        throw Program.unsupported(
            path, "a text that %s.%s makes".formatted(method.owner().externalName(), name));
      }
    }
  }
}
