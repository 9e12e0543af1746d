package jacquard.runtime;

import java.lang.classfile.Attribute;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.ConstantValueAttribute;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Tells programs apart by their classes. Where a class uses an annotation of ours, annotations and
 * line numbers are left out: it may say which schedule is to be replayed, and that must not make it
 * another program.
 */
final class Fingerprint {
  private static final ClassFile FORM =
      ClassFile.of(
          ClassFile.DebugElementsOption.DROP_DEBUG,
          ClassFile.LineNumbersOption.DROP_LINE_NUMBERS,
          ClassFile.StackMapsOption.DROP_STACK_MAPS,
          ClassFile.ConstantPoolSharingOption.NEW_POOL);

  private static final ClassTransform ESSENCE =
      (builder, element) -> {
        if (isEssential(element)) {
          switch (element) {
            case MethodModel method ->
                builder.transformMethod(
                    method,
                    (m, e) -> {
                      if (e instanceof CodeModel || !(e instanceof Attribute<?>)) {
                        m.with(e);
                      }
                    });
            case FieldModel field ->
                builder.transformField(
                    field,
                    (f, e) -> {
                      if (e instanceof ConstantValueAttribute || !(e instanceof Attribute<?>)) {
                        f.with(e);
                      }
                    });
            default -> builder.with(element);
          }
        }
      };

  /** How the name of an annotation of ours begins in a class file. */
  private static final String OURS = "Ljacquard/";

  private final CRC32 crc = new CRC32();

  Fingerprint(String name) {
    crc.update(name.getBytes(StandardCharsets.UTF_8));
  }

  /** By a look at the bytes: taking all classes apart would cost more than most checks. */
  private static boolean isAnnotated(byte[] classFile) {
    return new String(classFile, StandardCharsets.ISO_8859_1).contains(OURS);
  }

  private static boolean isEssential(ClassElement element) {
    return !(element instanceof Attribute<?>);
  }

  void add(byte[] classFile) {
    crc.update(
        isAnnotated(classFile) ? FORM.transformClass(FORM.parse(classFile), ESSENCE) : classFile);
  }

  @Override
  public String toString() {
    return "%08x".formatted(crc.getValue());
  }
}
