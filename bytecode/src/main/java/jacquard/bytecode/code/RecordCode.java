package jacquard.bytecode.code;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/**
 * The methods that every record has, as the JVM makes them.
 *
 * @param components in their order
 */
record RecordCode(ClassDesc type, List<Component> components) {
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
  private static final ClassDesc CONCATENATION =
      ClassDesc.of("java.lang.invoke.StringConcatFactory");

  /** The factor of all hash codes of the JDK that are made of others. */
  private static final int FACTOR = 31;

  private record Component(String name, ClassDesc type) {}

  static RecordCode of(InvokeDynamicInstruction site) {
    List<ConstantDesc> arguments = site.bootstrapArgs();
    List<Component> components = new ArrayList<>();
    for (ConstantDesc getter : arguments.subList(2, arguments.size())) {
      DirectMethodHandleDesc field = (DirectMethodHandleDesc) getter;
      components.add(new Component(field.methodName(), field.invocationType().returnType()));
    }
    return new RecordCode((ClassDesc) arguments.getFirst(), components);
  }

  private void get(CodeBuilder code, int slot, Component component) {
    code.aload(slot).getfield(type, component.name, component.type);
  }

  void equality(CodeBuilder code) {
    Label same = code.newLabel();
    Label differs = code.newLabel();
    code.aload(0).aload(1).if_acmpeq(same);
    code.aload(1).instanceOf(type).ifeq(differs);
    code.aload(1).checkcast(type).astore(2);
    for (Component c : components) {
      get(code, 0, c);
      get(code, 2, c);
      switch (c.type.descriptorString().charAt(0)) {
        case 'J' -> code.lcmp().ifne(differs);
        case 'F', 'D' ->
            code.invokestatic(
                    boxOf(c.type),
                    "compare",
                    MethodTypeDesc.of(ConstantDescs.CD_int, c.type, c.type))
                .ifne(differs);
        case 'L', '[' ->
            code.invokestatic(
                    OBJECTS,
                    "equals",
                    MethodTypeDesc.of(
                        ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object))
                .ifeq(differs);
        default -> code.if_icmpne(differs);
      }
    }
    code.labelBinding(same).iconst_1().ireturn();
    code.labelBinding(differs).iconst_0().ireturn();
  }

  void hash(CodeBuilder code) {
    code.iconst_0();
    for (Component c : components) {
      code.loadConstant(FACTOR).imul();
      get(code, 0, c);
      ClassDesc given = c.type.isPrimitive() ? c.type : ConstantDescs.CD_Object;
      code.invokestatic(
          c.type.isPrimitive() ? boxOf(c.type) : OBJECTS,
          "hashCode",
          MethodTypeDesc.of(ConstantDescs.CD_int, given));
      code.iadd();
    }
    code.ireturn();
  }

  void text(CodeBuilder code) {
    StringBuilder recipe = new StringBuilder(simpleName()).append('[');
    String separator = "";
    for (Component c : components) {
      recipe.append(separator).append(c.name).append("=\1");
      separator = ", ";
      get(code, 0, c);
    }
    MethodTypeDesc given =
        MethodTypeDesc.of(
            ConstantDescs.CD_String, components.stream().map(Component::type).toList());
    code.invokedynamic(
            DynamicCallSiteDesc.of(
                ConstantDescs.ofCallsiteBootstrap(
                    CONCATENATION,
                    "makeConcatWithConstants",
                    ConstantDescs.CD_CallSite,
                    ConstantDescs.CD_String,
                    ConstantDescs.CD_Object.arrayType()),
                "makeConcatWithConstants",
                given,
                recipe.append(']').toString()))
        .areturn();
  }

  /** A local record has a number before its name. */
  private String simpleName() {
    String name = type.displayName();
    return name.substring(name.lastIndexOf('$') + 1).replaceFirst("^\\d+", "");
  }

  private static ClassDesc boxOf(ClassDesc type) {
    return switch (type.descriptorString().charAt(0)) {
      case 'Z' -> ConstantDescs.CD_Boolean;
      case 'B' -> ConstantDescs.CD_Byte;
      case 'S' -> ConstantDescs.CD_Short;
      case 'C' -> ConstantDescs.CD_Character;
      case 'I' -> ConstantDescs.CD_Integer;
      case 'J' -> ConstantDescs.CD_Long;
      case 'F' -> ConstantDescs.CD_Float;
      default -> ConstantDescs.CD_Double;
    };
  }
}
