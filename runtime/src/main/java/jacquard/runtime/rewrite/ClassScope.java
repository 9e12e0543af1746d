package jacquard.runtime.rewrite;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.attribute.SourceFileAttribute;
import org.jspecify.annotations.Nullable;

/** The class that is being rewritten, and what it can name. */
final class ClassScope {
  private final ClassModel model;
  private final ClassOutline outline;
  private final @Nullable String file;
  private final Symbols symbols;
  private final Hierarchy hierarchy;
  private final Bridges bridges;
  private final Stubs stubs;

  ClassScope(ClassModel model, Symbols symbols, Hierarchy hierarchy) {
    this.model = model;
    this.symbols = symbols;
    this.hierarchy = hierarchy;
    outline = ClassOutline.of(model);
    file =
        model
            .findAttribute(Attributes.sourceFile())
            .map(SourceFileAttribute::sourceFile)
            .map(Object::toString)
            .orElse(null);
    hierarchy.add(outline);
    bridges = new Bridges(this);
    stubs = new Stubs(this);
  }

  String name() {
    return outline.name();
  }

  ClassModel model() {
    return model;
  }

  ClassOutline outline() {
    return outline;
  }

  Stubs stubs() {
    return stubs;
  }

  Bridges bridges() {
    return bridges;
  }

  // ---- symbols

  int site(String method, int line) {
    return symbols.number(siteAt(method, line));
  }

  Symbols.Site siteAt(String method, int line) {
    return new Symbols.Site(name(), method, file, line);
  }

  int number(Symbols.Field field) {
    return symbols.number(field);
  }

  /** A field as it is declared, where its class can be read; as it is named, where it cannot. */
  Symbols.Field field(String owner, String name, String descriptor, boolean isStatic) {
    ClassOutline declaring = hierarchy.declaringField(owner, name + descriptor);
    if (declaring == null) {
      return new Symbols.Field(owner, name, descriptor, isStatic ? ClassFile.ACC_STATIC : 0);
    }
    Integer flags = declaring.fields().get(name + descriptor);
    return new Symbols.Field(declaring.name(), name, descriptor, flags == null ? 0 : flags);
  }

  /** The class that declares a static method, if this class may name it. */
  String declaring(String owner, String nameAndType) {
    ClassOutline declaring = hierarchy.declaringMethod(owner, nameAndType);
    return declaring == null ? owner : accessible(declaring.name(), owner);
  }

  /** Whether a method of this name, called on this class, is the one of {@link Object}. */
  boolean isObjectMethod(String owner, String nameAndType) {
    ClassOutline declaring =
        owner.startsWith("[") ? null : hierarchy.declaringMethod(owner, nameAndType);
    return declaring != null && declaring.name().equals("java/lang/Object");
  }

  boolean isNative(String owner, String nameAndType) {
    ClassOutline declaring =
        owner.startsWith("[") ? null : hierarchy.declaringMethod(owner, nameAndType);
    Integer flags = declaring == null ? null : declaring.methods().get(nameAndType);
    return flags != null && (flags & ClassFile.ACC_NATIVE) != 0;
  }

  /** The first class if this class may name it, else the second. */
  String accessible(String declaring, String named) {
    ClassOutline found = hierarchy.find(declaring);
    boolean allowed =
        found != null && (found.isPublic() || found.packageName().equals(outline.packageName()));
    return allowed ? declaring : named;
  }

  /** The interface that declares a field and sets it when it is initialised; else null. */
  @Nullable ClassOutline interfaceWith(Symbols.Field field) {
    ClassOutline declaring = hierarchy.find(field.owner());
    return declaring != null
            && declaring.isInterface()
            && declaring.state().contains(new ClassOutline.Static(field.name(), field.descriptor()))
        ? declaring
        : null;
  }
}
