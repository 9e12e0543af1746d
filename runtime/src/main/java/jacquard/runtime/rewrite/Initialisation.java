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
 * so the first time.
 */
final class Initialisation {
  /** The method that every use of the class calls first. */
  static final String INITIALISE = "jacquard$initialise";

  /** What was the static initialiser. */
  static final String INITIALISER = "jacquard$clinit";

  private static final String INITIALISE_NOW = "jacquard$initialiseNow";
  private static final String EPOCH = "jacquard$epoch";

  private static final int SYNTHETIC_STATIC = ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
  private static final ClassDesc MEMORY = ClassDesc.of("jacquard.hooks.Memory");
  private static final MethodTypeDesc OF_CLASS =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Class);

  private final ClassScope scope;
  private final ClassDesc self;
  private final @Nullable ClassDesc superclass;
  private final List<FieldModel> statics;
  private final boolean hasInitialiser;

  /**
   * The initialisation of one class.
   *
   * @param superclass the superclass if it is initialised in this way too
   */
  Initialisation(ClassScope scope, @Nullable String superclass) {
    this.scope = scope;
    self = ClassDesc.ofInternalName(scope.name());
    this.superclass = superclass == null ? null : ClassDesc.ofInternalName(superclass);
    statics = scope.model().fields().stream().filter(Initialisation::isState).toList();
    hasInitialiser =
        scope.model().methods().stream()
            .anyMatch(m -> m.methodName().equalsString(ConstantDescs.CLASS_INIT_NAME));
  }

  private static boolean isState(FieldModel field) {
    int flags = field.flags().flagsMask();
    return (flags & ClassFile.ACC_STATIC) != 0 && !isConstant(field);
  }

  private static boolean isConstant(FieldModel field) {
    return (field.flags().flagsMask() & ClassFile.ACC_FINAL) != 0
        && field.findAttribute(Attributes.constantValue()).isPresent();
  }

  /** The flags of a field, without {@code final} where it is set again in every execution. */
  static int flags(FieldModel field) {
    int flags = field.flags().flagsMask();
    return isState(field) ? flags & ~ClassFile.ACC_FINAL : flags;
  }

  void write(ClassBuilder builder) {
    if (statics.isEmpty() && !hasInitialiser) {
      builder.withMethodBody(
          INITIALISE,
          ConstantDescs.MTD_void,
          ClassFile.ACC_PUBLIC | SYNTHETIC_STATIC,
          code -> {
            if (superclass != null) {
              code.invokestatic(superclass, INITIALISE, ConstantDescs.MTD_void);
            }
            code.return_();
          });
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

  /** Small, so that the JIT inlines it everywhere. */
  private void writeCheck(CodeBuilder code) {
    Label done = code.newLabel();
    code.getstatic(self, EPOCH, ConstantDescs.CD_int)
        .getstatic(StaticCall.HOOKS, "epoch", ConstantDescs.CD_int)
        .if_icmpeq(done)
        .invokestatic(self, INITIALISE_NOW, ConstantDescs.MTD_void)
        .labelBinding(done)
        .return_();
  }

  private void writeInitialisation(CodeBuilder code) {
    Label begun = code.newLabel();
    code.loadConstant(self)
        .invokestatic(
            StaticCall.HOOKS,
            "beginInitialisation",
            MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Class))
        .ifne(begun)
        .return_()
        .labelBinding(begun);
    code.trying(
        block -> {
          writeEpochUnlessControlled(block);
          if (superclass != null) {
            block.invokestatic(superclass, INITIALISE, ConstantDescs.MTD_void);
          }
          statics.forEach(field -> reset(block, field));
          if ((scope.outline().flags() & ClassFile.ACC_ENUM) != 0) {
            block.loadConstant(self).invokestatic(MEMORY, "forgetConstants", OF_CLASS);
          }
          if (hasInitialiser) {
            block.invokestatic(self, INITIALISER, ConstantDescs.MTD_void);
          }
          writeEpoch(block);
          block
              .loadConstant(self)
              .invokestatic(StaticCall.HOOKS, "endInitialisation", OF_CLASS)
              .return_();
        },
        handlers ->
            handlers.catching(
                ConstantDescs.CD_Throwable,
                handler -> {
                  int thrown = handler.allocateLocal(TypeKind.REFERENCE);
                  handler
                      .astore(thrown)
                      .loadConstant(self)
                      .aload(thrown)
                      .invokestatic(
                          StaticCall.HOOKS,
                          "failInitialisation",
                          MethodTypeDesc.of(
                              ConstantDescs.CD_Throwable,
                              ConstantDescs.CD_Class,
                              ConstantDescs.CD_Throwable))
                      .athrow();
                }));
  }

  /** Nobody keeps count of who initialises what outside of control: once begun is done. */
  private void writeEpochUnlessControlled(CodeBuilder code) {
    Label controlled = code.newLabel();
    code.invokestatic(StaticCall.HOOKS, "controlled", MethodTypeDesc.of(ConstantDescs.CD_boolean))
        .ifne(controlled);
    writeEpoch(code);
    code.labelBinding(controlled);
  }

  private void writeEpoch(CodeBuilder code) {
    code.getstatic(StaticCall.HOOKS, "epoch", ConstantDescs.CD_int)
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
