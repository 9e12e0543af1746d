package jacquard.runtime.rewrite;

import jacquard.hooks.Access;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Generates a class with a method for each method of {@code jdk.internal.misc.Unsafe} that accesses
 * memory of objects: it calls the hook and then the original.
 */
final class UnsafeAccess {
  static final String UNSAFE = "jdk/internal/misc/Unsafe";
  static final String NAME = "jacquard/hooks/UnsafeAccess";

  private static final Pattern METHOD =
      Pattern.compile(
          "(get|put|compareAndSet|compareAndExchange|weakCompareAndSet"
              + "|getAndSet|getAndAdd|getAndBitwise(?:Or|And|Xor))"
              + "(Boolean|Byte|Short|Char|Int|Long|Float|Double|Reference)"
              + "(Volatile|Acquire|Release|Opaque|Plain|Unaligned)?");
  private static final Pattern BULK = Pattern.compile("copyMemory|copySwapMemory|setMemory");
  private static final ClassDesc BULK_MEMORY = HookClasses.BULK_MEMORY;
  private static final String OBJECT_AND_OFFSET = "(Ljava/lang/Object;J";

  /** Of memory outside of the heap. */
  private static final String ADDRESS = "(J";

  private static final ClassDesc SELF = ClassDesc.ofInternalName(NAME);
  private static final ClassDesc UNSAFE_TYPE = ClassDesc.ofInternalName(UNSAFE);

  private UnsafeAccess() {}

  /** What to call instead of a method of Unsafe; null if it accesses no memory of objects. */
  static @Nullable StaticCall replacement(String name, String type) {
    boolean isBulk = BULK.matcher(name).matches();
    if (isBulk) {
      return new StaticCall(
          BULK_MEMORY,
          name,
          MethodTypeDesc.ofDescriptor(type).insertParameterTypes(0, UNSAFE_TYPE),
          true);
    }
    if ((!type.startsWith(OBJECT_AND_OFFSET) && !type.startsWith(ADDRESS))
        || !METHOD.matcher(name).matches()) {
      return null;
    }
    return new StaticCall(
        SELF, name, MethodTypeDesc.ofDescriptor(type).insertParameterTypes(0, UNSAFE_TYPE), true);
  }

  /** The class, for the Unsafe of this JDK. */
  static byte[] generate(ClassModel unsafe) {
    return ClassFile.of()
        .build(
            SELF,
            builder -> {
              builder.withFlags(
                  ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC);
              for (MethodModel method : unsafe.methods()) {
                String name = method.methodName().stringValue();
                StaticCall call = replacement(name, method.methodType().stringValue());
                if (call == null || !call.owner().equals(SELF)) {
                  continue;
                }
                MethodTypeDesc type = call.type();
                builder.withMethodBody(
                    name,
                    type.insertParameterTypes(type.parameterCount(), ConstantDescs.CD_int),
                    ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                    code -> write(code, name, method.methodTypeSymbol()));
              }
            });
  }

  private static void write(CodeBuilder code, String name, MethodTypeDesc original) {
    Matcher matcher = METHOD.matcher(name);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(name);
    }
    boolean isOffHeap = original.parameterType(0).equals(ConstantDescs.CD_long);
    List<ClassDesc> all =
        original.parameterList().subList(isOffHeap ? 1 : 2, original.parameterCount());
    boolean hasByteOrder =
        "Unaligned".equals(matcher.group(3))
            && !all.isEmpty()
            && all.getLast().equals(ConstantDescs.CD_boolean);
    List<ClassDesc> values = hasByteOrder ? all.subList(0, all.size() - 1) : all;
    boolean isReference = matcher.group(2).equals("Reference");
    ClassDesc type = isReference ? ConstantDescs.CD_Object : primitive(matcher.group(2));
    TypeKind kind = TypeKind.from(type);
    int operation = operation(matcher.group(1));
    // locals: Unsafe, object unless off the heap, offset (2), values, byte order if any, site
    int offset = isOffHeap ? 1 : 2;
    int firstValue = offset + 2;
    int secondValue = firstValue + kind.slotSize();
    int byteOrder = firstValue + kind.slotSize() * values.size();
    int site = hasByteOrder ? byteOrder + 1 : byteOrder;
    if (isOffHeap) {
      code.aconst_null();
    } else {
      code.aload(1);
    }
    code.lload(offset);
    if (values.size() == 2) {
      load(code, kind, firstValue);
      load(code, kind, secondValue);
    } else {
      none(code, isReference);
      if (values.size() == 1) {
        load(code, kind, firstValue);
      } else {
        none(code, isReference);
      }
    }
    ClassDesc wide = isReference ? ConstantDescs.CD_Object : ConstantDescs.CD_long;
    code.loadConstant(
            Access.of(
                operation, order(operation, matcher.group(3)), type.descriptorString().charAt(0)))
        .iload(site);
    Hook.ACCESS.invoke(
        code,
        MethodTypeDesc.of(
            ConstantDescs.CD_void,
            ConstantDescs.CD_Object,
            ConstantDescs.CD_long,
            wide,
            wide,
            ConstantDescs.CD_int,
            ConstantDescs.CD_int));
    code.aload(0);
    if (!isOffHeap) {
      code.aload(1);
    }
    code.lload(offset);
    for (int i = 0; i < values.size(); i++) {
      code.loadLocal(kind, firstValue + i * kind.slotSize());
    }
    if (hasByteOrder) {
      code.iload(byteOrder);
    }
    code.invokevirtual(UNSAFE_TYPE, name, original).return_(TypeKind.from(original.returnType()));
  }

  /** Pushes a value as the hook takes it: a reference, or a long with raw bits. */
  private static void load(CodeBuilder code, TypeKind kind, int slot) {
    code.loadLocal(kind, slot);
    switch (kind) {
      case REFERENCE, LONG -> {}
      case FLOAT ->
          code.invokestatic(
                  ConstantDescs.CD_Float,
                  "floatToRawIntBits",
                  MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_float))
              .i2l();
      case DOUBLE ->
          code.invokestatic(
              ConstantDescs.CD_Double,
              "doubleToRawLongBits",
              MethodTypeDesc.of(ConstantDescs.CD_long, ConstantDescs.CD_double));
      default -> code.i2l();
    }
  }

  private static void none(CodeBuilder code, boolean isReference) {
    if (isReference) {
      code.aconst_null();
    } else {
      code.lconst_0();
    }
  }

  private static ClassDesc primitive(String name) {
    return switch (name) {
      case "Boolean" -> ConstantDescs.CD_boolean;
      case "Byte" -> ConstantDescs.CD_byte;
      case "Short" -> ConstantDescs.CD_short;
      case "Char" -> ConstantDescs.CD_char;
      case "Int" -> ConstantDescs.CD_int;
      case "Long" -> ConstantDescs.CD_long;
      case "Float" -> ConstantDescs.CD_float;
      case "Double" -> ConstantDescs.CD_double;
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static int operation(String name) {
    return switch (name) {
      case "get" -> Access.READ;
      case "put" -> Access.WRITE;
      case "getAndSet" -> Access.SWAP;
      case "getAndAdd" -> Access.ADD;
      case "compareAndSet", "compareAndExchange", "weakCompareAndSet" -> Access.CAS;
      default -> Access.UPDATE;
    };
  }

  private static int order(int operation, @Nullable String suffix) {
    if (suffix == null) {
      return operation == Access.READ || operation == Access.WRITE ? Access.PLAIN : Access.VOLATILE;
    }
    return switch (suffix) {
      case "Volatile" -> Access.VOLATILE;
      case "Acquire", "Release" -> Access.ACQUIRE_RELEASE;
      case "Opaque" -> Access.OPAQUE;
      case "Plain", "Unaligned" -> Access.PLAIN;
      default -> throw new IllegalArgumentException(suffix);
    };
  }
}
