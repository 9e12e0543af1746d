package jacquard.bytecode.code;

import java.lang.classfile.Attributes;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import org.jspecify.annotations.Nullable;

/** A method of a class. */
public final class Method {
  /** What the initialiser of a class is called. */
  public static final String INITIALIZER = "<clinit>";

  private static final String CONSTRUCTOR = "<init>";

  private final JavaClass owner;
  private final String name;
  private final MethodTypeDesc type;
  private final MethodModel model;
  private final boolean isStep;
  private @Nullable MethodCode code;

  Method(JavaClass owner, String name, MethodTypeDesc type, MethodModel model, boolean isStep) {
    this.owner = owner;
    this.name = name;
    this.type = type;
    this.model = model;
    this.isStep = isStep;
  }

  public JavaClass owner() {
    return owner;
  }

  public String name() {
    return name;
  }

  public MethodTypeDesc type() {
    return type;
  }

  public boolean isStatic() {
    return model.flags().has(AccessFlag.STATIC);
  }

  public boolean isPrivate() {
    return model.flags().has(AccessFlag.PRIVATE);
  }

  public boolean isAbstract() {
    return model.flags().has(AccessFlag.ABSTRACT);
  }

  public boolean isNative() {
    return model.flags().has(AccessFlag.NATIVE);
  }

  boolean isSynchronized() {
    return model.flags().has(AccessFlag.SYNCHRONIZED);
  }

  /** Whether to call it is one step to other threads. */
  public boolean isStep() {
    return isStep;
  }

  /** Whether the class file names this annotation on it, as in {@code Lorg/example/Note;}. */
  public boolean isAnnotated(String descriptor) {
    return model
        .findAttribute(Attributes.runtimeVisibleAnnotations())
        .map(
            a ->
                a.annotations().stream()
                    .anyMatch(x -> x.className().stringValue().equals(descriptor)))
        .orElse(false);
  }

  /** Whether it is what the JVM makes for a call site, and no method of a class file. */
  public boolean isLinked() {
    return owner.name().startsWith(CallSites.LINKED);
  }

  /** How many values a call takes from the stack, the receiver included. */
  public int arguments() {
    return type.parameterCount() + (isStatic() ? 0 : 1);
  }

  /** The instructions, where there are some. */
  public @Nullable MethodCode code() {
    if (code == null) {
      code = model.code().map(c -> MethodCode.of(this, c)).orElse(null);
    }
    return code;
  }

  /** As people write it. */
  public String text() {
    return owner.simpleName() + "." + name;
  }

  /** As people write what makes it run. */
  public String call() {
    return switch (name) {
      case CONSTRUCTOR -> "new " + owner.simpleName();
      case INITIALIZER -> "the class " + owner.simpleName();
      default -> text();
    };
  }

  @Override
  public String toString() {
    return owner.name() + "." + name + type.descriptorString();
  }

  /** Whether a value of this type takes two places among the local variables. */
  static boolean isWide(ClassDesc type) {
    return type.descriptorString().equals("J") || type.descriptorString().equals("D");
  }
}
