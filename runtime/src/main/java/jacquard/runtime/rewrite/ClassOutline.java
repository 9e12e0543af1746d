package jacquard.runtime.rewrite;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What must be known of a class to rewrite another one that uses it.
 *
 * @param superclass null for {@link Object} alone
 * @param fields access flags by name and descriptor, without a separator
 * @param methods access flags by name and descriptor, without a separator
 */
record ClassOutline(
    String name,
    @Nullable String superclass,
    List<String> interfaces,
    int flags,
    Map<String, Integer> fields,
    Map<String, Integer> methods) {

  static ClassOutline of(ClassModel model) {
    Map<String, Integer> fields = new HashMap<>();
    for (FieldModel field : model.fields()) {
      fields.put(
          field.fieldName().stringValue() + field.fieldType().stringValue(),
          field.flags().flagsMask());
    }
    Map<String, Integer> methods = new HashMap<>();
    for (MethodModel method : model.methods()) {
      methods.put(
          method.methodName().stringValue() + method.methodType().stringValue(),
          method.flags().flagsMask());
    }
    return new ClassOutline(
        model.thisClass().asInternalName(),
        model.superclass().map(ClassEntry::asInternalName).orElse(null),
        model.interfaces().stream().map(ClassEntry::asInternalName).toList(),
        model.flags().flagsMask(),
        fields,
        methods);
  }

  boolean isInterface() {
    return (flags & ClassFile.ACC_INTERFACE) != 0;
  }

  boolean isPublic() {
    return (flags & ClassFile.ACC_PUBLIC) != 0;
  }

  String packageName() {
    return name.substring(0, name.lastIndexOf('/') + 1);
  }
}
