package jacquard.runtime.rewrite;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Instruction;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Methods that do what a single instruction does when it is rewritten. A method of the program that
 * is large calls them, since it might outgrow what the JVM allows if each hook were written into
 * it.
 */
final class Stubs {
  private record Stub(String name, MethodTypeDesc type, Edit edit) {}

  private static final ClassDesc OBJECTS = ConstantDescs.CD_Object.arrayType();

  private final ClassScope scope;

  /** By the instruction and its line: they are many, and mostly alike. */
  private final Map<String, Stub> stubs = new LinkedHashMap<>();

  Stubs(ClassScope scope) {
    this.scope = scope;
  }

  /** A call of a stub instead of an edit; the edit itself where that is not possible. */
  Edit outline(Instruction instruction, int line, Edit edit) {
    MethodTypeDesc type = type(instruction);
    if (type == null) {
      return edit;
    }
    String key = line + " " + instruction.opcode() + " " + operand(instruction);
    Stub stub =
        stubs.computeIfAbsent(key, _ -> new Stub("jacquard$stub$" + stubs.size(), type, edit));
    return (code, _) ->
        code.invoke(
            Opcode.INVOKESTATIC,
            ClassDesc.ofInternalName(scope.name()),
            stub.name(),
            type,
            scope.outline().isInterface());
  }

  private static String operand(Instruction instruction) {
    return switch (instruction) {
      case FieldInstruction access ->
          access.owner().asInternalName() + '.' + access.name() + access.type();
      case InvokeInstruction call ->
          call.owner().asInternalName() + '.' + call.name() + call.type();
      default -> "";
    };
  }

  /** What an instruction takes from the stack, and leaves there; null if that is not known. */
  private static @Nullable MethodTypeDesc type(Instruction instruction) {
    return switch (instruction) {
      case FieldInstruction access -> ofField(access);
      case ArrayLoadInstruction load when isPlain(load.typeKind()) ->
          MethodTypeDesc.of(
              load.typeKind().upperBound(),
              load.typeKind().upperBound().arrayType(),
              ConstantDescs.CD_int);
      case ArrayStoreInstruction store when isPlain(store.typeKind()) ->
          MethodTypeDesc.of(
              ConstantDescs.CD_void,
              store.typeKind().upperBound().arrayType(),
              ConstantDescs.CD_int,
              store.typeKind().upperBound());
      case ArrayStoreInstruction store when store.typeKind() == TypeKind.REFERENCE ->
          MethodTypeDesc.of(
              ConstantDescs.CD_void, OBJECTS, ConstantDescs.CD_int, ConstantDescs.CD_Object);
      case MonitorInstruction _ ->
          MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object);
      case InvokeInstruction call ->
          call.opcode() == Opcode.INVOKESTATIC
              ? call.typeSymbol()
              : call.typeSymbol().insertParameterTypes(0, call.owner().asSymbol());
      default -> null;
    };
  }

  /** Whether the array's type can be told: bytes and truth values are loaded alike. */
  private static boolean isPlain(TypeKind kind) {
    return kind != TypeKind.REFERENCE && kind != TypeKind.BYTE && kind != TypeKind.BOOLEAN;
  }

  private static MethodTypeDesc ofField(FieldInstruction access) {
    ClassDesc owner = access.owner().asSymbol();
    ClassDesc type = access.typeSymbol();
    return switch (access.opcode()) {
      case GETFIELD -> MethodTypeDesc.of(type, owner);
      case PUTFIELD -> MethodTypeDesc.of(ConstantDescs.CD_void, owner, type);
      case GETSTATIC -> MethodTypeDesc.of(type);
      default -> MethodTypeDesc.of(ConstantDescs.CD_void, type);
    };
  }

  /** Adds the stubs to the class, after all of its methods have been looked at. */
  void write(ClassBuilder builder) {
    for (Stub stub : stubs.values()) {
      builder.withMethodBody(
          stub.name(),
          stub.type(),
          ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
          code -> write(code, stub));
    }
  }

  private static void write(CodeBuilder code, Stub stub) {
    int slot = 0;
    for (ClassDesc parameter : stub.type().parameterList()) {
      TypeKind kind = TypeKind.from(parameter);
      code.loadLocal(kind, slot);
      slot += kind.slotSize();
    }
    stub.edit().write(code, new Copy(code));
    code.return_(TypeKind.from(stub.type().returnType()));
  }
}
