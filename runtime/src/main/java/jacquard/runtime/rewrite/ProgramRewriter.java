package jacquard.runtime.rewrite;

import jacquard.hooks.Original;
import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldElement;
import java.lang.classfile.FieldModel;
import java.lang.classfile.Interfaces;
import java.lang.classfile.MethodElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites classes of the program: every access of shared memory, every monitor and every call that
 * must be controlled goes through {@link jacquard.hooks}, and static state starts afresh in every
 * execution.
 */
public final class ProgramRewriter {
  /** The first version whose code may name classes as constants, as hooks do. */
  private static final int CLASS_CONSTANTS = ClassFile.JAVA_5_VERSION;

  /** The first version whose class files have stack maps. */
  private static final int STACK_MAPS = ClassFile.JAVA_6_VERSION;

  /** The first version whose interfaces have static methods. */
  private static final int STATIC_METHODS = ClassFile.JAVA_8_VERSION;

  /** What has more bytes than this may outgrow the 65535 that a method can have. */
  private static final int LARGE = 8_000;

  private static final Set<Aspect> ASPECTS =
      EnumSet.of(
          Aspect.FIELDS,
          Aspect.STATICS,
          Aspect.ELEMENTS,
          Aspect.MONITORS,
          Aspect.CALLS,
          Aspect.LOOPS,
          Aspect.INITIALISATION);

  private final Symbols symbols;
  private final ProgramClasses program;
  private final Hierarchy hierarchy;
  private final KnownCalls calls;
  private final Initialisers initialisers;
  private final boolean givesClasses;
  private final ClassFile adapting;
  private final ClassFile analysing;
  private final Rules rules = new ProgramRules();

  /**
   * A rewriter of one program.
   *
   * @param files finds the classes of the program and all that they name
   */
  public ProgramRewriter(Symbols symbols, ProgramClasses program, ClassFiles files) {
    this(symbols, program, files, false);
  }

  /** A rewriter of classes that may share their names with others. */
  static ProgramRewriter ofRunTimeClasses(
      Symbols symbols, ProgramClasses program, ClassFiles files) {
    return new ProgramRewriter(symbols, program, files, true);
  }

  private ProgramRewriter(
      Symbols symbols, ProgramClasses program, ClassFiles files, boolean givesClasses) {
    this.givesClasses = givesClasses;
    this.symbols = symbols;
    this.program = program;
    hierarchy = new Hierarchy(files);
    calls = new KnownCalls(hierarchy);
    initialisers = new Initialisers(program, hierarchy);
    adapting =
        ClassFile.of(
            ClassFile.StackMapsOption.DROP_STACK_MAPS,
            ClassFile.ShortJumpsOption.FAIL_ON_SHORT_JUMPS,
            ClassFile.DeadCodeOption.KEEP_DEAD_CODE);
    analysing = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy));
  }

  /**
   * Rewrites one class.
   *
   * @throws UnsupportedClassFileException if the class cannot be rewritten
   */
  public byte[] rewrite(String internalName, byte[] original) {
    if (!isClassFile(original)) {
      throw new UnsupportedClassFileException(
          internalName.replace('/', '.'), 0, "it is not a class file");
    }
    int version = ((original[6] & 0xff) << 8) | (original[7] & 0xff);
    if (version > ClassFile.latestMajorVersion()) {
      throw new UnsupportedClassFileException(
          internalName.replace('/', '.'), version, "it is newer than this JDK");
    }
    try {
      ClassModel model = adapting.parse(original);
      if (model.isModuleInfo()) {
        return original;
      }
      if (BareWaits.areIn(model)) {
        symbols.noteBareWaits();
      }
      ClassScope scope = new ClassScope(model, symbols, hierarchy);
      try {
        return new OneClass(scope, true).rewrite();
      } catch (IllegalArgumentException e) {
        // some jump is too long now: that takes code with stack maps of its own
        return new OneClass(new ClassScope(model, symbols, hierarchy), false).rewrite();
      }
    } catch (IllegalArgumentException e) {
      // the class-file API says so of all that is not well-formed, or grows beyond what may be
      throw new UnsupportedClassFileException(
          internalName.replace('/', '.'), version, String.valueOf(e.getMessage()), e);
    }
  }

  /** What reflection is to show of a class. */
  static Original original(byte[] classFile) {
    ClassModel model = ClassFile.of().parse(classFile);
    List<Original.Member> fields = new ArrayList<>();
    for (FieldModel field : model.fields()) {
      fields.add(
          new Original.Member(
              field.fieldName().stringValue(),
              field.fieldType().stringValue(),
              field.flags().flagsMask()));
    }
    Set<String> synchronizedMethods = new HashSet<>();
    boolean hasInitialiser = false;
    boolean declaresHashCode = false;
    for (MethodModel method : model.methods()) {
      String nameAndType = method.methodName().stringValue() + method.methodType().stringValue();
      if (method.flags().has(AccessFlag.SYNCHRONIZED)) {
        synchronizedMethods.add(nameAndType);
      }
      hasInitialiser |= nameAndType.equals("<clinit>()V");
      declaresHashCode |= nameAndType.equals("hashCode()I");
    }
    return new Original(fields, synchronizedMethods, hasInitialiser, declaresHashCode);
  }

  private static boolean isClassFile(byte[] bytes) {
    return bytes.length >= 8
        && bytes[0] == (byte) 0xca
        && bytes[1] == (byte) 0xfe
        && bytes[2] == (byte) 0xba
        && bytes[3] == (byte) 0xbe;
  }

  private final class OneClass {
    private final ClassScope scope;
    private final boolean isInterface;
    private final boolean hasConstants;
    private final boolean hasNamedParent;
    private final Initialisation initialisation;
    private final NameField nameField;

    /** Whether the stack maps of the original are kept; else they are made from the code. */
    private final boolean adapts;

    private final int version;

    OneClass(ClassScope scope, boolean adapts) {
      this.scope = scope;
      isInterface = scope.outline().isInterface();
      hasConstants = isInterface && initialisers.isNeeded(scope.name());
      String superclass = scope.outline().superclass();
      boolean hasParentInProgram = superclass != null && program.contains(superclass);
      hasNamedParent = hasParentInProgram || JdkClasses.isNamed(superclass, hierarchy);
      int original = scope.model().majorVersion();
      version = Math.max(original, hasConstants ? STATIC_METHODS : CLASS_CONSTANTS);
      this.adapts = adapts && (original >= STACK_MAPS || version < STACK_MAPS);
      initialisation =
          new Initialisation(scope, initialisers, this.adapts && version >= STACK_MAPS);
      nameField = NameField.of(scope.name());
    }

    /** Whether its objects carry their names in a field of this class. */
    private boolean carriesName() {
      return !isInterface && !hasNamedParent;
    }

    private boolean isLoader() {
      return hierarchy.isSubclass(scope.outline(), "java/lang/ClassLoader");
    }

    /** The JVM shows a class loader to every thread that needs a class of it. */
    private void writeBirthOfLoader(CodeBuilder code) {
      if (carriesName()) {
        nameField.writeBirth(code);
      }
      Hook.LOADER_MADE.invoke(code.aload(0));
    }

    byte[] rewrite() {
      ClassTransform transform =
          new ClassTransform() {
            @Override
            public void accept(ClassBuilder builder, ClassElement element) {
              write(builder, element);
            }

            @Override
            public void atEnd(ClassBuilder builder) {
              scope.bridges().write(builder);
              scope.stubs().write(builder);
              if (hasConstants) {
                InterfaceConstants.write(builder, scope.outline());
              }
              if (!isInterface) {
                initialisation.write(builder);
                if (carriesName()) {
                  nameField.write(builder);
                }
              }
            }
          };
      ClassFile classFile = adapts ? adapting : analysing;
      return classFile.transformClass(scope.model(), transform);
    }

    private void write(ClassBuilder builder, ClassElement element) {
      switch (element) {
        case ClassFileVersion original ->
            builder.withVersion(
                version, version == original.majorVersion() ? original.minorVersion() : 0);
        case Interfaces interfaces when carriesName() ->
            nameField.writeInterfaces(builder, interfaces);
        case FieldModel field when !isInterface -> writeField(builder, field);
        case MethodModel method -> writeMethod(builder, method);
        default -> builder.with(element);
      }
    }

    private void writeField(ClassBuilder builder, FieldModel field) {
      builder.withField(
          field.fieldName(),
          field.fieldType(),
          fb -> {
            fb.withFlags(Initialisation.flags(field));
            for (FieldElement element : field) {
              if (!(element instanceof AccessFlags)) {
                fb.with(element);
              }
            }
          });
    }

    private void writeMethod(ClassBuilder builder, MethodModel method) {
      boolean isInitialiser = method.methodName().equalsString(ConstantDescs.CLASS_INIT_NAME);
      if (method.code().isEmpty()) {
        builder.with(method);
        return;
      }
      int flags = method.flags().flagsMask() & ~ClassFile.ACC_SYNCHRONIZED;
      if (isInitialiser) {
        flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
      }
      int newFlags = flags;
      builder.withMethod(
          isInitialiser
              ? builder.constantPool().utf8Entry(Initialisation.INITIALISER)
              : method.methodName(),
          method.methodType(),
          newFlags,
          mb -> {
            for (MethodElement element : method) {
              switch (element) {
                case CodeModel code ->
                    mb.withCode(cb -> writeCode(cb, method, (CodeAttribute) code));
                case AccessFlags _ -> {}
                default -> mb.with(element);
              }
            }
          });
    }

    private void writeCode(CodeBuilder code, MethodModel method, CodeAttribute original) {
      MethodEdits edits =
          original.codeLength() > LARGE
              ? MethodEdits.ofLarge(scope, rules, method, original)
              : MethodEdits.of(scope, rules, method, original);
      if (isLoader()) {
        edits.sayAtBirth(this::writeBirthOfLoader);
      } else if (carriesName()) {
        edits.sayBirth(nameField);
      }
      boolean isStatic = method.flags().has(AccessFlag.STATIC);
      boolean isConstructor = method.methodName().equalsString(ConstantDescs.INIT_NAME);
      boolean isInitialiser = method.methodName().equalsString(ConstantDescs.CLASS_INIT_NAME);
      if (!isInitialiser && (isStatic || isConstructor)) {
        initialisers.write(code, scope.name());
      }
      if (DebugPatch.IN_USE && DebugPatch.isRun(method)) {
        DebugPatch.writeBegin(code);
      }
      Frames frames = adapts && version >= STACK_MAPS ? new Frames(original) : null;
      Guard guard = null;
      if (loadsClasses(scope, method)) {
        // the JVM calls it, too, and no thread can be left below a frame of the JVM
        Guard.Suspended suspended =
            method.flags().has(AccessFlag.SYNCHRONIZED)
                ? new Guard.Suspended(edits.firstFreeLocal(), entersMonitor(edits.entrySite()))
                : new Guard.Suspended(edits.firstFreeLocal());
        guard = suspended;
        if (frames != null) {
          frames.keep(suspended.local(), ClassDesc.of("java.lang.Thread"));
        }
      } else if (method.flags().has(AccessFlag.SYNCHRONIZED)) {
        guard = new Guard.Hooked(monitor(scope, method, edits), edits.entrySite());
        if (frames != null && !isStatic) {
          frames.keep(edits.firstFreeLocal(), ClassDesc.ofInternalName(scope.name()));
        }
      }
      Body.writeEdited(code, edits, guard, frames);
    }
  }

  /** Says that the monitor of the object is used, which is not taken: nobody else can move. */
  private static Consumer<CodeBuilder> entersMonitor(int site) {
    return code -> Hook.ENTER.invoke(code.aload(0).loadConstant(site));
  }

  /** Whether a method is how the JVM asks a class loader of the program for a class. */
  private boolean loadsClasses(ClassScope scope, MethodModel method) {
    return method.methodName().equalsString("loadClass")
        && method.methodType().stringValue().startsWith("(Ljava/lang/String;")
        && !method.flags().has(AccessFlag.STATIC)
        && hierarchy.isSubclass(scope.outline(), "java/lang/ClassLoader");
  }

  static Guard.Monitor monitor(ClassScope scope, MethodModel method, MethodEdits edits) {
    return method.flags().has(AccessFlag.STATIC)
        ? new Guard.Monitor.Type(ClassDesc.ofInternalName(scope.name()))
        : new Guard.Monitor.This(edits.firstFreeLocal());
  }

  private static final String CURRENT_THREAD = "currentThread()Ljava/lang/Thread;";
  private static final StaticCall WHO_RUNS = Hook.WHO_RUNS.call();

  private final class ProgramRules implements Rules {
    @Override
    public Set<Aspect> aspects() {
      return ASPECTS;
    }

    @Override
    public @Nullable StaticCall replacement(Call call) {
      if (call.name().equals("currentThread") && call.opcode() == Opcode.INVOKESTATIC) {
        ClassOutline declaring = hierarchy.declaringMethod(call.owner(), CURRENT_THREAD);
        return declaring != null && declaring.name().equals("java/lang/Thread") ? WHO_RUNS : null;
      }
      StaticCall own = OwnCalls.find(hierarchy, call);
      return own == null ? calls.find(call.opcode(), call.owner(), call.name(), call.type()) : own;
    }

    @Override
    public boolean isHidden(Symbols.Field field, Symbols.Site site) {
      return field.isStatic()
          && ((field.isFinal() && !isStandardStream(field))
              || field.name().equals("$VALUES")
              || field.name().startsWith("$SwitchMap$"));
    }

    @Override
    public boolean isWatched(Symbols.Field field) {
      return field.isFinal()
          && field.descriptor().length() > 1
          && !field.descriptor().startsWith("Ljava/lang/")
          && initialisers.isNeeded(field.owner());
    }

    @Override
    public boolean givesClasses() {
      return givesClasses;
    }

    /** They are final, and yet can be set. */
    private static boolean isStandardStream(Symbols.Field field) {
      return field.owner().equals("java/lang/System");
    }

    @Override
    public boolean isInitialised(String internalName) {
      return initialisers.isNeeded(internalName);
    }

    @Override
    public void initialise(CodeBuilder code, String internalName) {
      initialisers.write(code, internalName);
    }
  }
}
