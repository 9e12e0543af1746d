package jacquard.runtime.rewrite;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.constant.ClassDesc;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds classes, fields and methods as the JVM would, from class files alone. */
final class Hierarchy implements ClassHierarchyResolver {
  private final ClassFiles files;
  private final Map<String, Optional<ClassOutline>> known = new HashMap<>();

  Hierarchy(ClassFiles files) {
    this.files = files;
  }

  synchronized @Nullable ClassOutline find(String internalName) {
    Optional<ClassOutline> outline = known.get(internalName);
    if (outline == null) {
      byte[] bytes = files.find(internalName);
      outline =
          bytes == null
              ? Optional.empty()
              : Optional.of(ClassOutline.of(ClassFile.of().parse(bytes)));
      known.put(internalName, outline);
    }
    return outline.orElse(null);
  }

  /** Tells of a class that may not be found as a file. */
  synchronized void add(ClassOutline outline) {
    known.put(outline.name(), Optional.of(outline));
  }

  /** The class or interface that declares a field, starting from the class that is named. */
  @Nullable ClassOutline declaringField(String owner, String nameAndType) {
    return declaringField(owner, nameAndType, new HashSet<>());
  }

  private @Nullable ClassOutline declaringField(
      String owner, String nameAndType, Set<String> seen) {
    for (@Nullable String name = owner; name != null && seen.add(name); ) {
      ClassOutline outline = find(name);
      if (outline == null) {
        return null;
      }
      if (outline.fields().containsKey(nameAndType)) {
        return outline;
      }
      for (String parent : outline.interfaces()) {
        ClassOutline found = declaringField(parent, nameAndType, seen);
        if (found != null) {
          return found;
        }
      }
      name = outline.superclass();
    }
    return null;
  }

  /** The class that declares a method, going up the superclasses from the class that is named. */
  @Nullable ClassOutline declaringMethod(String owner, String nameAndType) {
    for (@Nullable String name = owner; name != null; ) {
      ClassOutline outline = find(name);
      if (outline == null || outline.methods().containsKey(nameAndType)) {
        return outline;
      }
      name = outline.superclass();
    }
    return null;
  }

  boolean isSubclass(ClassOutline outline, String of) {
    for (@Nullable ClassOutline c = outline; c != null; ) {
      String superclass = c.superclass();
      if (of.equals(superclass)) {
        return true;
      }
      c = superclass == null ? null : find(superclass);
    }
    return false;
  }

  /**
   * The interfaces that are initialised with a class, in that order: those with default methods,
   * each after the ones that it extends. Those of the superclass are initialised with that.
   */
  List<ClassOutline> interfacesWithDefaults(ClassOutline of) {
    SequencedMap<String, ClassOutline> found = new LinkedHashMap<>();
    addInterfacesWithDefaults(of, found, new HashSet<>());
    return List.copyOf(found.values());
  }

  private void addInterfacesWithDefaults(
      ClassOutline of, SequencedMap<String, ClassOutline> found, Set<String> seen) {
    for (String name : of.interfaces()) {
      ClassOutline outline = seen.add(name) ? find(name) : null;
      if (outline != null) {
        addInterfacesWithDefaults(outline, found, seen);
        if (outline.hasDefaultMethods()) {
          found.put(name, outline);
        }
      }
    }
  }

  /**
   * A class that cannot be found is taken for an interface, which merges with any other into {@link
   * Object}. A verifier that accepts the original asks for nothing else: it would have to load the
   * class to find out whether it extends another.
   */
  @Override
  public @Nullable ClassHierarchyInfo getClassInfo(ClassDesc type) {
    String descriptor = type.descriptorString();
    ClassOutline outline = find(descriptor.substring(1, descriptor.length() - 1));
    if (outline == null || outline.isInterface()) {
      return ClassHierarchyInfo.ofInterface();
    }
    return ClassHierarchyInfo.ofClass(
        outline.superclass() == null ? null : ClassDesc.ofInternalName(outline.superclass()));
  }
}
