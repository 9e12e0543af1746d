package jacquard.runtime.rewrite;

import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldElement;
import java.lang.classfile.FieldModel;
import java.lang.classfile.Interfaces;
import java.lang.classfile.Label;
import java.lang.classfile.MethodElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.RuntimeVisibleAnnotationsAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites classes of the JDK. A method that concerns the control has two bodies then: its own for
 * threads that are not under control, and one that calls {@link jacquard.hooks} for those that are.
 */
final class JdkRewriter {
  private static final String INTRINSIC = "Ljdk/internal/vm/annotation/IntrinsicCandidate;";
  private static final String PRINT_STREAM = "java/io/PrintStream";
  private static final String ARRAY = "java/lang/reflect/Array";
  private final Symbols symbols;
  private final Hierarchy hierarchy;
  private final JdkCalls calls;
  private final ClassFile classFile;

  JdkRewriter(Symbols symbols, ClassFiles files) {
    this.symbols = symbols;
    hierarchy = new Hierarchy(files);
    calls = new JdkCalls(hierarchy);
    classFile = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy));
  }

  /** The class rewritten; null if nothing in it concerns the control. */
  byte @Nullable [] rewrite(byte[] original, Set<Aspect> aspects) {
    ClassModel model = classFile.parse(original);
    if (aspects.isEmpty()
        && !JdkMethods.isIn(model.thisClass().asInternalName())
        && !usesRewritten(model)) {
      return null;
    }
    return new OneClass(new ClassScope(model, symbols, hierarchy), aspects).rewrite();
  }

  /** Whether the static initialiser of a class may reach classes that are rewritten. */
  private static boolean usesRewritten(ClassModel model) {
    boolean hasInitialiser =
        model.methods().stream()
            .anyMatch(method -> method.methodName().equalsString(ConstantDescs.CLASS_INIT_NAME));
    if (hasInitialiser) {
      for (PoolEntry entry : model.constantPool()) {
        if (entry instanceof ClassEntry type
            && !JdkClasses.aspects(type.asInternalName()).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  final class OneClass implements Rules {
    private final ClassScope scope;
    private final Set<Aspect> aspects;
    private final @Nullable NameField nameField;
    private boolean changed;

    OneClass(ClassScope scope, Set<Aspect> aspects) {
      this.scope = scope;
      this.aspects = aspects;
      nameField =
          JdkClasses.carriesName(scope.outline(), hierarchy) ? NameField.of(scope.name()) : null;
      changed = nameField != null;
    }

    byte @Nullable [] rewrite() {
      ClassTransform transform =
          new ClassTransform() {
            @Override
            public void accept(ClassBuilder builder, ClassElement element) {
              switch (element) {
                case MethodModel method -> write(builder, method);
                case Interfaces interfaces when nameField != null ->
                    nameField.writeInterfaces(builder, interfaces);
                case FieldModel field when JdkClasses.isReset(scope.name(), field) ->
                    writeVariable(builder, field);
                default -> builder.with(element);
              }
            }

            @Override
            public void atEnd(ClassBuilder builder) {
              scope.bridges().write(builder);
              if (nameField != null) {
                nameField.write(builder);
              }
            }
          };
      byte[] rewritten = classFile.transformClass(scope.model(), transform);
      return changed ? rewritten : null;
    }

    /** Writes a field that is set again between executions: the JIT may not rely on it. */
    private void writeVariable(ClassBuilder builder, FieldModel field) {
      changed = true;
      builder.withField(
          field.fieldName(),
          field.fieldType(),
          fb -> {
            fb.withFlags(field.flags().flagsMask() & ~ClassFile.ACC_FINAL);
            for (FieldElement element : field) {
              if (!(element instanceof AccessFlags)) {
                fb.with(element);
              }
            }
          });
    }

    private void write(ClassBuilder builder, MethodModel method) {
      CodeAttribute code = (CodeAttribute) method.code().orElse(null);
      if (code == null) {
        if (scope.name().equals(ARRAY) && isElementAccess(method)) {
          writeElementAccess(builder, method);
        } else {
          builder.with(method);
        }
        return;
      }
      String name = method.methodName().stringValue();
      boolean isInitialiser = name.equals(ConstantDescs.CLASS_INIT_NAME);
      if (isInitialiser || JdkMethods.isHousekeeping(scope.name(), name)) {
        writeQuiet(builder, method, code);
        return;
      }
      if (JdkMethods.loadsNativeCode(scope.name(), name)) {
        writeNamed(builder, method, code, cb -> Hook.LOADS_NATIVE_CODE.invoke(cb.aload(1)));
        return;
      }
      String uncontrolled = JdkMethods.uncontrolled(scope.name(), name);
      if (uncontrolled != null) {
        writeNamed(
            builder, method, code, cb -> Hook.UNCONTROLLED.invoke(cb.loadConstant(uncontrolled)));
        return;
      }
      MethodEdits edits = MethodEdits.of(scope, this, method, code);
      if (nameField != null) {
        edits.sayBirth(nameField);
      }
      Replacement replacement =
          Replacement.of(scope.name(), name + method.methodType().stringValue());
      boolean isSynchronized = isSynchronized(method);
      Guard section = section(method, edits);
      List<Consumer<CodeBuilder>> announcements = JdkMethods.announcements(scope.name(), name);
      boolean isOneBody =
          edits.isEmpty()
              && replacement == null
              && !isSynchronized
              && section == null
              && announcements.isEmpty();
      if (isOneBody && !edits.saysBirth()) {
        builder.with(method);
        return;
      }
      changed = true;
      int flags = method.flags().flagsMask();
      if (isSynchronized) {
        flags &= ~ClassFile.ACC_SYNCHRONIZED;
      }
      builder.withMethod(
          method.methodName(),
          method.methodType(),
          flags,
          mb -> {
            for (MethodElement element : method) {
              switch (element) {
                case CodeModel _ ->
                    mb.withCode(
                        cb -> {
                          if (isOneBody) {
                            Body.writeOriginal(cb, edits, null);
                          } else {
                            announcements.forEach(announcement -> announcement.accept(cb));
                            writeBodies(cb, method, edits, replacement, section);
                          }
                        });
                case AccessFlags _ -> {}
                case RuntimeVisibleAnnotationsAttribute annotations when isSynchronized ->
                    mb.with(withoutIntrinsic(annotations));
                default -> mb.with(element);
              }
            }
          });
    }

    /** Whether a method is one of those by which reflection accesses elements of arrays. */
    private static boolean isElementAccess(MethodModel method) {
      String name = method.methodName().stringValue();
      return method.flags().has(AccessFlag.NATIVE)
          && (name.startsWith("set") || (name.startsWith("get") && !name.equals("getLength")));
    }

    /** Writes a method that was native in terms of one that can be seen. */
    private void writeElementAccess(ClassBuilder builder, MethodModel method) {
      changed = true;
      builder.withMethodBody(
          method.methodName(),
          method.methodType(),
          method.flags().flagsMask() & ~ClassFile.ACC_NATIVE,
          code -> {
            int slot = 0;
            MethodTypeDesc type = method.methodTypeSymbol();
            for (ClassDesc parameter : type.parameterList()) {
              TypeKind kind = TypeKind.from(parameter);
              code.loadLocal(kind, slot);
              slot += kind.slotSize();
            }
            code.invokestatic(HookClasses.ARRAY_REFLECTION, method.methodName().stringValue(), type)
                .return_(TypeKind.from(type.returnType()));
          });
    }

    private @Nullable Guard section(MethodModel method, MethodEdits edits) {
      SectionMethods.Subject subject = SectionMethods.subject(scope.model(), method);
      Consumer<CodeBuilder> hook = SectionMethods.hook(scope.model(), method);
      if (subject != null) {
        return new Guard.Section(subject, edits.firstFreeLocal(), hook);
      }
      return hook == null ? null : new Guard.First(hook);
    }

    private boolean isSynchronized(MethodModel method) {
      return method.flags().has(AccessFlag.SYNCHRONIZED) && aspects.contains(Aspect.MONITORS);
    }

    /** The JVM warns of an intrinsic that has other flags than it knows. */
    private static RuntimeVisibleAnnotationsAttribute withoutIntrinsic(
        RuntimeVisibleAnnotationsAttribute annotations) {
      return RuntimeVisibleAnnotationsAttribute.of(
          annotations.annotations().stream()
              .filter(annotation -> !annotation.className().equalsString(INTRINSIC))
              .toList());
    }

    private void writeBodies(
        CodeBuilder code,
        MethodModel method,
        MethodEdits edits,
        @Nullable Replacement replacement,
        @Nullable Guard section) {
      Guard real = null;
      Guard hooked = section;
      if (isSynchronized(method)) {
        Guard.Monitor monitor = ProgramRewriter.monitor(scope, method, edits);
        real = new Guard.Real(monitor);
        hooked = new Guard.Hooked(monitor, edits.entrySite());
      }
      Label controlled = code.newLabel();
      Hook.CONTROLLED.invoke(code);
      code.ifne(controlled);
      Body.writeOriginal(code, edits, real);
      code.labelBinding(controlled);
      if (replacement != null) {
        boolean always = replacement.when() == Replacement.When.CONTROLLED;
        Label itself = code.newLabel();
        if (!always) {
          ClassDesc self = ClassDesc.ofInternalName(scope.name());
          code.aload(0)
              .invokestatic(
                  replacement.call().owner(),
                  "models",
                  MethodTypeDesc.of(ConstantDescs.CD_boolean, self))
              .ifeq(itself);
        }
        writeReplacement(code, method, replacement.call());
        if (always) {
          return;
        }
        code.labelBinding(itself);
      }
      if (scope.name().equals(PRINT_STREAM) && isPublicInstance(method)) {
        Label other = code.newLabel();
        Hook.IS_STANDARD.invoke(code.aload(0));
        code.ifeq(other);
        Body.writeOriginal(code, edits, new Guard.Print(edits.firstFreeLocal()));
        code.labelBinding(other);
      }
      Body.writeEdited(code, edits, hooked);
    }

    private static boolean isPublicInstance(MethodModel method) {
      return method.flags().has(AccessFlag.PUBLIC)
          && !method.flags().has(AccessFlag.STATIC)
          && !method.methodName().equalsString(ConstantDescs.INIT_NAME);
    }

    private void writeReplacement(CodeBuilder code, MethodModel method, StaticCall call) {
      int slot = 0;
      for (ClassDesc parameter : call.type().parameterList()) {
        TypeKind kind = TypeKind.from(parameter);
        code.loadLocal(kind, slot);
        slot += kind.slotSize();
      }
      call.write(code, () -> -1);
      TypeKind returned = TypeKind.from(method.methodTypeSymbol().returnType());
      if (returned == TypeKind.VOID && !call.type().returnType().equals(ConstantDescs.CD_void)) {
        code.pop();
      }
      code.return_(returned);
    }

    /** Writes a method that first says what cannot be controlled about it. */
    private void writeNamed(
        ClassBuilder builder, MethodModel method, CodeAttribute code, Consumer<CodeBuilder> said) {
      changed = true;
      MethodEdits none = MethodEdits.none(scope, method, code);
      builder.transformMethod(
          method,
          (mb, element) -> {
            if (element instanceof CodeModel) {
              mb.withCode(
                  cb -> {
                    said.accept(cb);
                    Body.writeOriginal(cb, none, null);
                  });
            } else if (element instanceof AccessFlags flags) {
              // the search may end here, and nobody would leave the JVM's monitor
              mb.withFlags(flags.flagsMask() & ~ClassFile.ACC_SYNCHRONIZED);
            } else {
              mb.with(element);
            }
          });
    }

    /** Writes a method so that all it does is out of control. */
    private void writeQuiet(ClassBuilder builder, MethodModel method, CodeAttribute code) {
      changed = true;
      MethodEdits none = MethodEdits.none(scope, method, code);
      builder.transformMethod(
          method,
          (mb, element) -> {
            if (element instanceof CodeModel) {
              mb.withCode(
                  cb -> {
                    HandleLookups.writeQuestion(cb, scope.name(), method);
                    Body.writeEdited(cb, none, new Guard.Suspended(none.firstFreeLocal()));
                  });
            } else {
              mb.with(element);
            }
          });
    }

    // ---- the rules

    @Override
    public Set<Aspect> aspects() {
      return aspects;
    }

    @Override
    public @Nullable StaticCall replacement(Call call) {
      return calls.find(scope.name(), call, aspects.contains(Aspect.UNSAFE));
    }

    @Override
    public boolean seesNatives() {
      return aspects.contains(Aspect.FIELDS);
    }

    @Override
    public boolean isHidden(Symbols.Field field, Symbols.Site site) {
      return field.isStatic()
          && ((field.isFinal() && !field.descriptor().startsWith("["))
              || !JdkClasses.aspects(field.owner()).contains(Aspect.STATICS));
    }

    @Override
    public boolean isInitialised(String internalName) {
      return false;
    }
  }
}
