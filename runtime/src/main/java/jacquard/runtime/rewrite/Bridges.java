package jacquard.runtime.rewrite;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Methods that stand in for replaced methods where those are named and not called, as in {@code
 * lock::notify}: a method of this class that makes the replaced call.
 */
final class Bridges {
  private record Bridge(String name, MethodTypeDesc type, StaticCall call, int site) {}

  private final ClassScope scope;
  private static final String ZIP = "java/util/zip/";

  private final Map<StaticCall, Map<MethodTypeDesc, Bridge>> bridges = new LinkedHashMap<>();
  private int count;

  /** A native method that is given arrays, and how it is called. */
  private record Native(Opcode opcode, ClassDesc owner, String name, MethodTypeDesc type) {
    MethodTypeDesc withReceiver() {
      return opcode == Opcode.INVOKESTATIC ? type : type.insertParameterTypes(0, owner);
    }
  }

  private final Map<Native, String> natives = new LinkedHashMap<>();
  private final Map<String, Integer> sitesOfNatives = new LinkedHashMap<>();

  Bridges(ClassScope scope) {
    this.scope = scope;
  }

  /** A call of a native method that may read and write the arrays that it is given. */
  Edit nativeCall(InvokeInstruction call, int site) {
    Native called =
        new Native(
            call.opcode(), call.owner().asSymbol(), call.name().stringValue(), call.typeSymbol());
    String bridge = natives.computeIfAbsent(called, _ -> "jacquard$native$" + natives.size());
    sitesOfNatives.putIfAbsent(bridge, site);
    ClassDesc self = ClassDesc.ofInternalName(scope.name());
    return (code, _) ->
        code.invokestatic(self, bridge, called.withReceiver(), scope.outline().isInterface());
  }

  /** Whether a native method is given the address of a buffer outside of the heap. */
  static boolean takesBuffer(String owner, String name) {
    return owner.startsWith(ZIP) && name.contains("Buffer");
  }

  private void writeNative(CodeBuilder code, Native called, int site) {
    List<ClassDesc> parameters = called.withReceiver().parameterList();
    // checksums only read
    boolean writes = !(scope.name().startsWith(ZIP) && called.name().startsWith("update"));
    int slot = 0;
    for (ClassDesc parameter : parameters) {
      if (parameter.isArray()) {
        code.aload(slot).loadConstant(writes ? 1 : 0).loadConstant(site);
        Hook.ACCESS_RANGE.invoke(code);
      }
      slot += TypeKind.from(parameter).slotSize();
    }
    if (takesBuffer(scope.name(), called.name())) {
      code.aconst_null().loadConstant(writes ? 1 : 0).loadConstant(site);
      Hook.ACCESS_RANGE.invoke(code);
    }
    slot = 0;
    for (ClassDesc parameter : parameters) {
      TypeKind kind = TypeKind.from(parameter);
      code.loadLocal(kind, slot);
      slot += kind.slotSize();
    }
    code.invoke(called.opcode(), called.owner(), called.name(), called.type(), false)
        .return_(TypeKind.from(called.type().returnType()));
  }

  /** The call site with all replaced methods bridged; null if there are none. */
  @Nullable Edit edit(InvokeDynamicInstruction call, String caller, Rules rules, int site) {
    List<ConstantDesc> arguments = new ArrayList<>();
    boolean changed = false;
    for (ConstantDesc argument : call.bootstrapArgs()) {
      ConstantDesc bridged =
          argument instanceof DirectMethodHandleDesc handle
              ? bridge(handle, caller, rules, site)
              : null;
      changed |= bridged != null;
      arguments.add(bridged != null ? bridged : argument);
    }
    if (!changed) {
      return null;
    }
    DynamicCallSiteDesc rewritten =
        DynamicCallSiteDesc.of(
            call.bootstrapMethod(),
            call.name().stringValue(),
            call.typeSymbol(),
            arguments.toArray(ConstantDesc[]::new));
    return (code, _) -> code.invokedynamic(rewritten);
  }

  private @Nullable ConstantDesc bridge(
      DirectMethodHandleDesc handle, String caller, Rules rules, int site) {
    Opcode opcode =
        switch (handle.kind()) {
          case VIRTUAL -> Opcode.INVOKEVIRTUAL;
          case INTERFACE_VIRTUAL -> Opcode.INVOKEINTERFACE;
          case STATIC, INTERFACE_STATIC -> Opcode.INVOKESTATIC;
          case SPECIAL, INTERFACE_SPECIAL -> Opcode.INVOKESPECIAL;
          default -> null;
        };
    if (opcode == null) {
      return null;
    }
    StaticCall instead =
        rules.replacement(
            new Rules.Call(
                caller,
                opcode,
                internalName(handle.owner()),
                handle.methodName(),
                handle.lookupDescriptor()));
    if (instead == null) {
      return null;
    }
    // the invocation type has the receiver first, as the bridge takes it
    MethodTypeDesc type = handle.invocationType();
    Bridge bridge =
        bridges
            .computeIfAbsent(instead, _ -> new LinkedHashMap<>())
            .computeIfAbsent(
                type, _ -> new Bridge("jacquard$bridge$" + count++, type, instead, site));
    return MethodHandleDesc.ofMethod(
        scope.outline().isInterface()
            ? DirectMethodHandleDesc.Kind.INTERFACE_STATIC
            : DirectMethodHandleDesc.Kind.STATIC,
        ClassDesc.ofInternalName(scope.name()),
        bridge.name(),
        type);
  }

  private static String internalName(ClassDesc type) {
    String descriptor = type.descriptorString();
    return type.isArray() ? descriptor : descriptor.substring(1, descriptor.length() - 1);
  }

  /** Adds the bridges to the class, after all of its methods have been looked at. */
  void write(ClassBuilder builder) {
    natives.forEach(
        (called, name) ->
            builder.withMethodBody(
                name,
                called.withReceiver(),
                ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                code -> writeNative(code, called, sitesOfNatives.getOrDefault(name, 0))));
    for (Map<MethodTypeDesc, Bridge> byType : bridges.values()) {
      for (Bridge bridge : byType.values()) {
        builder.withMethodBody(
            bridge.name(),
            bridge.type(),
            ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
            code -> {
              int slot = 0;
              for (ClassDesc parameter : bridge.type().parameterList()) {
                TypeKind kind = TypeKind.from(parameter);
                code.loadLocal(kind, slot);
                slot += kind.slotSize();
              }
              bridge.call().write(code, bridge::site);
              code.return_(TypeKind.from(bridge.type().returnType()));
            });
      }
    }
  }
}
