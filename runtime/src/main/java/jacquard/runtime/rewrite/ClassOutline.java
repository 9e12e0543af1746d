package jacquard.runtime.rewrite;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.util.ArrayList;
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
 * @param state the static fields that are set when the class is initialised, in the order of the
 *     class file: all that are not constants by themselves
 */
record ClassOutline(
    String name,
    @Nullable String superclass,
    List<String> interfaces,
    int flags,
    Map<String, Integer> fields,
    Map<String, Integer> methods,
    List<Static> state) {

  /** A static field. */
  record Static(String name, String descriptor) {}

  static ClassOutline of(ClassModel model) {
    Map<String, Integer> fields = new HashMap<>();
    List<Static> state = new ArrayList<>();
    for (FieldModel field : model.fields()) {
      String name = field.fieldName().stringValue();
      String descriptor = field.fieldType().stringValue();
      fields.put(name + descriptor, field.flags().flagsMask());
      if (isState(field)) {
        state.add(new Static(name, descriptor));
      }
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
        methods,
        List.copyOf(state));
  }

  /** Whether a field is static and set when its class is initialised. */
  static boolean isState(FieldModel field) {
    int flags = field.flags().flagsMask();
    boolean isConstant =
        (flags & ClassFile.ACC_FINAL) != 0
            && field.findAttribute(Attributes.constantValue()).isPresent();
    return (flags & ClassFile.ACC_STATIC) != 0 && !isConstant;
  }

  /** Whether anything happens when the class itself is initialised. */
  boolean hasState() {
    return !state.isEmpty() || methods.containsKey("<clinit>()V");
  }

  /** Whether an interface is initialised with the classes that implement it. */
  boolean hasDefaultMethods() {
    return methods.values().stream()
        .anyMatch(flags -> (flags & (ClassFile.ACC_ABSTRACT | ClassFile.ACC_STATIC)) == 0);
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
