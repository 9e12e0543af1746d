package jacquard.runtime.border;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.DiscontinuedInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.Map;
import java.util.function.Consumer;

/** Class files that no compiler makes from Java source today, and that a JVM takes. */
final class UnusualClassFiles {
  private static final ClassDesc SUBROUTINE = named("SubroutineCode");
  private static final ClassDesc LARGE = named("LargeCode");
  private static final ClassDesc TABLE = named("LargeTable");

  /** Of eight bytes each; with what is around them the method has nearly 64 KB. */
  private static final int INCREMENTS = 8_000;

  /** Of eight bytes each. */
  private static final int ELEMENTS = 8_000;

  private UnusualClassFiles() {}

  /** The bytes, by the name of the file. */
  static Map<String, byte[]> all() {
    return Map.of(
        fileName(SUBROUTINE), counting(SUBROUTINE, UnusualClassFiles::subroutine),
        fileName(LARGE), counting(LARGE, UnusualClassFiles::large),
        fileName(TABLE), counting(TABLE, UnusualClassFiles::table));
  }

  private static ClassDesc named(String name) {
    return ClassDesc.of("jacquard.runtime.corpus.border", name);
  }

  private static String fileName(ClassDesc type) {
    return (type.packageName() + "." + type.displayName()).replace('.', '/') + ".class";
  }

  /** A class with a static field {@code n} and a method that increments it. */
  private static byte[] counting(ClassDesc type, Consumer<CodeBuilder> increment) {
    return ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS)
        .build(
            type,
            builder ->
                builder
                    // the last version in which a method may have a subroutine
                    .withVersion(ClassFile.JAVA_6_VERSION - 1, 0)
                    .withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER)
                    .withField(
                        "n", ConstantDescs.CD_int, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC)
                    .withMethodBody(
                        "increment",
                        ConstantDescs.MTD_void,
                        ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                        increment));
  }

  private static void subroutine(CodeBuilder code) {
    Label subroutine = code.newLabel();
    code.with(DiscontinuedInstruction.JsrInstruction.of(subroutine)).return_();
    code.labelBinding(subroutine).astore(0);
    increment(code, SUBROUTINE);
    code.with(DiscontinuedInstruction.RetInstruction.of(0));
  }

  private static void large(CodeBuilder code) {
    Label usual = code.newLabel();
    code.getstatic(LARGE, "n", ConstantDescs.CD_int).ifge(usual);
    for (int i = 0; i < INCREMENTS; i++) {
      increment(code, LARGE);
    }
    code.labelBinding(usual);
    increment(code, LARGE);
    code.return_();
  }

  private static void table(CodeBuilder code) {
    code.loadConstant(ELEMENTS).newarray(TypeKind.INT);
    for (int i = 0; i < ELEMENTS; i++) {
      code.dup().sipush(i).sipush(i).iastore();
    }
    code.sipush(ELEMENTS - 1).iaload().pop();
    increment(code, TABLE);
    code.return_();
  }

  private static void increment(CodeBuilder code, ClassDesc type) {
    code.getstatic(type, "n", ConstantDescs.CD_int)
        .iconst_1()
        .iadd()
        .putstatic(type, "n", ConstantDescs.CD_int);
  }
}
