package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.function.IntSupplier;

/**
 * A call of a static method that takes the place of another call: it finds the same operands on the
 * stack, the receiver first.
 *
 * @param type without the site
 * @param takesSite whether the number of the site follows as the last argument
 */
record StaticCall(ClassDesc owner, String name, MethodTypeDesc type, boolean takesSite) {
  void write(CodeBuilder code, IntSupplier site) {
    if (takesSite) {
      code.loadConstant(site.getAsInt());
      code.invokestatic(
          owner, name, type.insertParameterTypes(type.parameterCount(), ConstantDescs.CD_int));
    } else {
      code.invokestatic(owner, name, type);
    }
  }
}
