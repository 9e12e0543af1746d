package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Map;

/**
 * The methods that look up a handle of a method. They ask first whether something stands for that
 * method, which is native and replaced where it is called by its name.
 */
final class HandleLookups {
  private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
  private static final ClassDesc HANDLES = HookClasses.HANDLES;

  private static final Map<String, String> ASKED =
      Map.of(
          "findVirtual", "virtual",
          "findStatic", "ofStatic",
          "bind", "bound",
          "unreflect", "unreflected");

  private HandleLookups() {}

  /** Writes the question at the start of such a method; for all others nothing. */
  static void writeQuestion(CodeBuilder code, String owner, MethodModel method) {
    String asked = owner.equals(LOOKUP) ? ASKED.get(method.methodName().stringValue()) : null;
    if (asked == null) {
      return;
    }
    MethodTypeDesc type = method.methodTypeSymbol();
    for (int i = 0; i < type.parameterCount(); i++) {
      code.aload(i + 1);
    }
    Label none = code.newLabel();
    code.invokestatic(HANDLES, asked, type).dup().ifnull(none).areturn().labelBinding(none).pop();
  }
}
