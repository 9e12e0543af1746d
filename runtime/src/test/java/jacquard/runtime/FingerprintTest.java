package jacquard.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.RuntimeVisibleAnnotationsAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import org.junit.jupiter.api.Test;

class FingerprintTest {
  private static byte[] test(String replay, int line, int constant) {
    return ClassFile.of()
        .build(
            ClassDesc.of("SomeTest"),
            type ->
                type.withMethod(
                    "check",
                    ConstantDescs.MTD_void,
                    ClassFile.ACC_STATIC,
                    method ->
                        method
                            .with(
                                RuntimeVisibleAnnotationsAttribute.of(
                                    Annotation.of(
                                        ClassDesc.of("jacquard.junit.AllInterleavings"),
                                        AnnotationElement.of(
                                            "replay", AnnotationValue.ofString(replay)))))
                            .withCode(
                                code ->
                                    code.lineNumber(line).loadConstant(constant).pop().return_())));
  }

  private static String of(String name, byte[] classFile) {
    Fingerprint fingerprint = new Fingerprint(name);
    fingerprint.add(classFile);
    return fingerprint.toString();
  }

  @Test
  void theAnnotationOfATestIsNoPartOfTheProgram() {
    assertThat(of("a", test("", 1, 7))).isEqualTo(of("a", test("jq1:1:0*3", 2, 7)));
  }

  @Test
  void theNameAndTheCodeAre() {
    assertThat(of("a", test("", 1, 7)))
        .isNotEqualTo(of("b", test("", 1, 7)))
        .isNotEqualTo(of("a", test("", 1, 8)));
  }
}
