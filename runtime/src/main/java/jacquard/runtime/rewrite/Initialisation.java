package jacquard.runtime.rewrite;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.FieldModel;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Initialises a class of the program anew in every execution, at the moment when the JVM would do
 * so the first time. {@link InterfaceConstants} does so for interfaces.
 */
final class Initialisation {
  /** The method that every use of the class calls first. */
  static final String INITIALISE = "jacquard$initialise";

  /** What was the static initialiser. */
  static final String INITIALISER = "jacquard$clinit";

  private static final String INITIALISE_NOW = "jacquard$initialiseNow";
  private static final String EPOCH = "jacquard$epoch";

  private static final int SYNTHETIC_STATIC = ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
  private static final ClassDesc MEMORY = HookClasses.MEMORY;
  private static final MethodTypeDesc OF_CLASS =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Class);

  private final ClassScope scope;
  private final Initialisers initialisers;
  private final ClassDesc self;
  private final @Nullable String superclass;
  private final List<ClassOutline> interfaces;
  private final List<FieldModel> statics;
  private final boolean hasInitialiser;
  private final boolean isTrivial;
  private final boolean givesFrames;

  /**
   * The initialisation of one class.
   *
   * @param givesFrames whether stack maps must be given, as they are not made from the code
   */
  Initialisation(ClassScope scope, Initialisers initialisers, boolean givesFrames) {
    this.scope = scope;
    this.initialisers = initialisers;
    this.givesFrames = givesFrames;
    self = ClassDesc.ofInternalName(scope.name());
    superclass = scope.outline().superclass();
    interfaces = initialisers.interfaces(scope.outline());
    statics = scope.model().fields().stream().filter(ClassOutline::isState).toList();
    hasInitialiser =
        scope.model().methods().stream()
            .anyMatch(m -> m.methodName().equalsString(ConstantDescs.CLASS_INIT_NAME));
    isTrivial = initialisers.isTrivial(scope.outline());
  }

  /** The flags of a field, without {@code final} where it is set again in every execution. */
  static int flags(FieldModel field) {
    int flags = field.flags().flagsMask();
    return ClassOutline.isState(field) ? flags & ~ClassFile.ACC_FINAL : flags;
  }

  /** Whether nothing happens when the class is initialised, so that nobody need ask for it. */
  boolean isTrivial() {
    return isTrivial;
  }

  void write(ClassBuilder builder) {
    if (isTrivial) {
      return;
    }
    builder.withField(EPOCH, ConstantDescs.CD_int, ClassFile.ACC_PRIVATE | SYNTHETIC_STATIC);
    builder.withMethodBody(
        INITIALISE,
        ConstantDescs.MTD_void,
        ClassFile.ACC_PUBLIC | SYNTHETIC_STATIC,
        this::writeCheck);
    builder.withMethodBody(
        INITIALISE_NOW,
        ConstantDescs.MTD_void,
        ClassFile.ACC_PRIVATE | SYNTHETIC_STATIC,
        this::writeInitialisation);
  }

  private void write(CodeBuilder code, Frames frames) {
    if (givesFrames) {
      frames.write(code);
    }
  }

  /** Small, so that the JIT inlines it everywhere. */
  private void writeCheck(CodeBuilder code) {
    Frames frames = new Frames(null);
    Label done = code.newLabel();
    code.getstatic(self, EPOCH, ConstantDescs.CD_int)
        .getstatic(HookClasses.SUPERVISION, "epoch", ConstantDescs.CD_int)
        .if_icmpeq(done)
        .invokestatic(self, INITIALISE_NOW, ConstantDescs.MTD_void)
        .labelBinding(done)
        .return_();
    frames.addEmpty(done);
    write(code, frames);
  }

  private void writeInitialisation(CodeBuilder code) {
    Frames frames = new Frames(null);
    Label begun = code.newLabel();
    Hook.BEGIN_INITIALISATION.invoke(code.loadConstant(self));
    code.ifne(begun).return_().labelBinding(begun);
    frames.addEmpty(begun);
    Label start = code.newBoundLabel();
    writeEpochUnlessControlled(code, frames);
    if (superclass != null) {
      initialisers.write(code, superclass);
    }
    for (ClassOutline i : interfaces) {
      InterfaceConstants.writeEnsure(code, scope.name(), i.name());
    }
    statics.forEach(field -> reset(code, field));
    if ((scope.outline().flags() & ClassFile.ACC_ENUM) != 0) {
      code.loadConstant(self).invokestatic(MEMORY, "forgetConstants", OF_CLASS);
    }
    if (hasInitialiser) {
      code.invokestatic(self, INITIALISER, ConstantDescs.MTD_void);
    }
    Label asked = code.newLabel();
    Hook.END_INITIALISATION.invoke(code.loadConstant(self));
    code.ifeq(asked);
    writeEpoch(code);
    code.labelBinding(asked).return_();
    frames.addEmpty(asked);
    Label handler = code.newBoundLabel();
    frames.addHandler(handler);
    int thrown = code.allocateLocal(TypeKind.REFERENCE);
    code.astore(thrown).loadConstant(self).aload(thrown);
    Hook.FAIL_INITIALISATION.invoke(code);
    code.athrow().exceptionCatch(start, handler, handler, ConstantDescs.CD_Throwable);
    write(code, frames);
  }

  /** Nobody keeps count of who initialises what outside of control: once begun is done. */
  private void writeEpochUnlessControlled(CodeBuilder code, Frames frames) {
    Label controlled = code.newLabel();
    Hook.CONTROLLED.invoke(code);
    code.ifne(controlled);
    writeEpoch(code);
    code.labelBinding(controlled);
    frames.addEmpty(controlled);
  }

  private void writeEpoch(CodeBuilder code) {
    code.getstatic(HookClasses.SUPERVISION, "epoch", ConstantDescs.CD_int)
        .putstatic(self, EPOCH, ConstantDescs.CD_int);
  }

  private void reset(CodeBuilder code, FieldModel field) {
    ClassDesc type = field.fieldTypeSymbol();
    Optional<ConstantDesc> constant =
        field.findAttribute(Attributes.constantValue()).map(c -> c.constant().constantValue());
    if (constant.isPresent()) {
      code.loadConstant(constant.get());
    } else {
      switch (TypeKind.from(type).asLoadable()) {
        case LONG -> code.lconst_0();
        case FLOAT -> code.fconst_0();
        case DOUBLE -> code.dconst_0();
        case REFERENCE -> code.aconst_null();
        default -> code.iconst_0();
      }
    }
    code.putstatic(self, field.fieldName().stringValue(), type);
  }
}
