package jacquard.runtime.rewrite;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/**
 * The fields of an interface, which live in a {@link jacquard.hooks.Constants} so that they can be
 * set anew in every execution. The interface has it in one more field, whose name is its own: a
 * class may inherit those of many interfaces.
 */
final class InterfaceConstants {
  private static final ClassDesc CONSTANTS = HookClasses.CONSTANTS;
  private static final ClassDesc LOOKUP = ConstantDescs.CD_MethodHandles_Lookup;

  private InterfaceConstants() {}

  private static String field(String internalName) {
    return "jacquard$constants:" + internalName.replace('/', ':');
  }

  /** Adds what holds the constants, and the initialiser that makes it. */
  static void write(ClassBuilder builder, ClassOutline of) {
    ClassDesc self = ClassDesc.ofInternalName(of.name());
    StringBuilder types = new StringBuilder();
    StringBuilder names = new StringBuilder();
    for (ClassOutline.Static field : of.state()) {
      char type = field.descriptor().charAt(0);
      types.append(type == '[' ? 'L' : type);
      names.append(names.isEmpty() ? "" : ";").append(field.name());
    }
    boolean hasInitialiser = of.methods().containsKey("<clinit>()V");
    builder.withField(
        field(of.name()),
        CONSTANTS,
        ClassFile.ACC_PUBLIC
            | ClassFile.ACC_STATIC
            | ClassFile.ACC_FINAL
            | ClassFile.ACC_SYNTHETIC);
    builder.withMethodBody(
        ConstantDescs.CLASS_INIT_NAME,
        ConstantDescs.MTD_void,
        ClassFile.ACC_STATIC,
        code ->
            code.invokestatic(ConstantDescs.CD_MethodHandles, "lookup", MethodTypeDesc.of(LOOKUP))
                .loadConstant(types.toString())
                .loadConstant(names.toString())
                .loadConstant(hasInitialiser ? Initialisation.INITIALISER : "")
                .invokestatic(
                    CONSTANTS,
                    "of",
                    MethodTypeDesc.of(
                        CONSTANTS,
                        LOOKUP,
                        ConstantDescs.CD_String,
                        ConstantDescs.CD_String,
                        ConstantDescs.CD_String))
                .putstatic(self, field(of.name()), CONSTANTS)
                .return_());
  }

  /**
   * Initialises an interface.
   *
   * @param named a class or interface that inherits its fields, and can be named
   */
  static void writeEnsure(CodeBuilder code, String named, String internalName) {
    code.getstatic(ClassDesc.ofInternalName(named), field(internalName), CONSTANTS)
        .invokevirtual(CONSTANTS, "ensure", ConstantDescs.MTD_void);
  }

  /** Reads a field, instead of {@code getstatic}. */
  static void writeRead(
      CodeBuilder code, String named, ClassOutline declaring, ClassOutline.Static field) {
    ClassDesc type = ClassDesc.ofDescriptor(field.descriptor());
    code.getstatic(ClassDesc.ofInternalName(named), field(declaring.name()), CONSTANTS)
        .loadConstant(declaring.state().indexOf(field));
    switch (TypeKind.from(type).asLoadable()) {
      case LONG -> code.invokevirtual(CONSTANTS, "number", read(ConstantDescs.CD_long));
      case FLOAT -> code.invokevirtual(CONSTANTS, "single", read(ConstantDescs.CD_float));
      case DOUBLE -> code.invokevirtual(CONSTANTS, "twofold", read(ConstantDescs.CD_double));
      case REFERENCE -> {
        code.invokevirtual(CONSTANTS, "reference", read(ConstantDescs.CD_Object));
        if (!type.equals(ConstantDescs.CD_Object)) {
          code.checkcast(type);
        }
      }
      default -> code.invokevirtual(CONSTANTS, "small", read(ConstantDescs.CD_int));
    }
  }

  private static MethodTypeDesc read(ClassDesc type) {
    return MethodTypeDesc.of(type, ConstantDescs.CD_int);
  }

  /** Sets a field, instead of {@code putstatic} in what was the static initialiser. */
  static void writeSet(CodeBuilder code, ClassOutline declaring, ClassOutline.Static field) {
    TypeKind kind = TypeKind.from(ClassDesc.ofDescriptor(field.descriptor()));
    code.getstatic(ClassDesc.ofInternalName(declaring.name()), field(declaring.name()), CONSTANTS)
        .loadConstant(declaring.state().indexOf(field))
        .invokestatic(
            CONSTANTS,
            "set",
            MethodTypeDesc.of(
                ConstantDescs.CD_void, Hook.parameter(kind), CONSTANTS, ConstantDescs.CD_int));
  }
}
