package jacquard.bytecode.code;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the JVM makes for a call site when it is first reached, as methods with bytecode: how a
 * record compares itself, and which label of a switch an object has.
 */
public final class CallSites {
  private static final String RECORDS = "java/lang/runtime/ObjectMethods";
  private static final String SWITCHES = "java/lang/runtime/SwitchBootstraps";

  /** Where the methods are; a class of the JDK, as far as people are told. */
  static final String LINKED = "jdk/linked/Site";

  private static final String METHOD = "linked";

  private final ClassTable classes;
  private final Map<String, Method> methods = new HashMap<>();

  public CallSites(ClassTable classes) {
    this.classes = classes;
  }

  /**
   * The static method that a call site calls, if it is one of those.
   *
   * @param place tells call sites from each other
   */
  public Optional<Method> method(String place, InvokeDynamicInstruction site) {
    String bootstrap = ClassTable.named(site.bootstrapMethod().owner().descriptorString());
    if (!bootstrap.equals(RECORDS) && !bootstrap.equals(SWITCHES)) {
      return Optional.empty();
    }
    Method known = methods.get(place);
    if (known == null) {
      String name = LINKED + methods.size();
      MethodTypeDesc type = site.typeSymbol();
      classes.define(name, classFile(name, type, site));
      known = classes.method(name, METHOD, Names.canonicalDescriptor(type.descriptorString()));
      methods.put(place, java.util.Objects.requireNonNull(known));
    }
    return Optional.of(known);
  }

  private byte[] classFile(String name, MethodTypeDesc type, InvokeDynamicInstruction site) {
    // of this version, a class needs no stack maps for its labels to be found
    return ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS)
        .build(
            ClassDesc.ofInternalName(name),
            made ->
                made.withVersion(ClassFile.JAVA_6_VERSION, 0)
                    .withMethodBody(
                        METHOD,
                        type,
                        ClassFile.ACC_STATIC | ClassFile.ACC_PUBLIC,
                        code -> {
                          switch (site.name().stringValue()) {
                            case "equals" -> RecordCode.of(site).equality(code);
                            case "hashCode" -> RecordCode.of(site).hash(code);
                            case "toString" -> RecordCode.of(site).text(code);
                            default -> choice(code, type, site.bootstrapArgs());
                          }
                        }));
  }

  /** The number of the first label, from one on, that an object has; -1 for null. */
  private void choice(CodeBuilder code, MethodTypeDesc type, List<ConstantDesc> labels) {
    ClassDesc of = type.parameterType(0);
    if (!of.isPrimitive()) {
      Label isObject = code.newLabel();
      code.aload(0).ifnonnull(isObject).iconst_m1().ireturn().labelBinding(isObject);
    }
    for (int n = 0; n < labels.size(); n++) {
      Label next = code.newLabel();
      code.iload(code.parameterSlot(1)).loadConstant(n).if_icmpgt(next);
      if (!isPrimitive(of, labels.get(n))) {
        choose(code, of, labels.get(n), next);
      }
      code.loadConstant(n).ireturn().labelBinding(next);
    }
    code.loadConstant(labels.size()).ireturn();
  }

  /** Whether a label is the primitive type that the value has: it fits always. */
  private static boolean isPrimitive(ClassDesc of, ConstantDesc label) {
    return of.isPrimitive()
        && label instanceof DynamicConstantDesc<?> constant
        && constant.bootstrapMethod().methodName().equals("primitiveClass")
        && constant.constantName().equals(of.descriptorString());
  }

  /** Goes to the next label unless the object has this one. */
  private void choose(CodeBuilder code, ClassDesc of, ConstantDesc label, Label next) {
    switch (label) {
      case ClassDesc type when !type.isPrimitive() -> code.aload(0).instanceOf(type).ifeq(next);
      case String name when isEnum(of) -> constant(code, of, name, next);
      case String text ->
          code.loadConstant(text)
              .aload(0)
              .invokevirtual(
                  ConstantDescs.CD_String,
                  "equals",
                  MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object))
              .ifeq(next);
      case Integer number -> {
        boolean isLetter = of.equals(ConstantDescs.CD_Character);
        code.aload(0)
            .invokevirtual(
                of,
                isLetter ? "charValue" : "intValue",
                MethodTypeDesc.of(isLetter ? ConstantDescs.CD_char : ConstantDescs.CD_int))
            .loadConstant(number)
            .if_icmpne(next);
      }
      case DynamicConstantDesc<?> constant when constant.bootstrapArgsList().size() == 3 ->
          constant(
              code,
              type(constant.bootstrapArgsList().get(1)),
              (String) constant.bootstrapArgsList().get(2),
              next);
      default -> throw new UnsupportedCodeException("a switch with the label " + label);
    }
  }

  private boolean isEnum(ClassDesc type) {
    return classes.isSubtype(ClassTable.named(type.descriptorString()), "java/lang/Enum");
  }

  /** The constant of an enum; one that is not there any more is never met. */
  private void constant(CodeBuilder code, ClassDesc type, String name, Label next) {
    String owner = ClassTable.named(type.descriptorString());
    if (classes.find(owner).fields().containsKey(name)) {
      code.aload(0).getstatic(type, name, type).if_acmpne(next);
    } else {
      code.goto_(next);
    }
  }

  /** A class that is named by a constant, or by a call that makes one. */
  private static ClassDesc type(ConstantDesc constant) {
    return switch (constant) {
      case ClassDesc type -> type;
      case DynamicConstantDesc<?> call
          when call.bootstrapArgsList().size() == 2
              && call.bootstrapArgsList().get(1) instanceof String name
              && call.bootstrapArgsList().getFirst() instanceof DirectMethodHandleDesc ->
          ClassDesc.of(name);
      default -> throw new UnsupportedCodeException("a switch with the label " + constant);
    };
  }
}
