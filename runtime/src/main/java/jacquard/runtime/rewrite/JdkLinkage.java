package jacquard.runtime.rewrite;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What is changed in the JDK so that classes of the program are defined, initialised and shown by
 * reflection as if nobody had rewritten them. Unlike the rest of the rewriting, this holds for all
 * threads, under control or not.
 */
final class JdkLinkage {
  private static final ClassDesc ORIGINAL = HookClasses.ORIGINAL;
  private static final ClassDesc DEFINITIONS = HookClasses.DEFINITIONS;
  private static final ClassDesc CLASS_LOADER = ClassDesc.of("java.lang.ClassLoader");
  private static final ClassDesc LOOKUP = ConstantDescs.CD_MethodHandles_Lookup;
  private static final ClassDesc INTRINSIC =
      ClassDesc.of("java.lang.invoke.MethodHandleImpl$Intrinsic");
  private static final ClassDesc CLASSES = ConstantDescs.CD_Class.arrayType();

  /** What a method begins with, by class, name and descriptor. */
  private static final Map<String, Consumer<CodeBuilder>> BEFORE =
      Map.of(
          // the constants that are there may be those of another execution
          "java/lang/Class.getEnumConstantsShared()[Ljava/lang/Object;",
          code -> initialise(code.aload(0)),
          "java/lang/Class.enumConstantDirectory()Ljava/util/Map;",
          code -> initialise(code.aload(0)),
          "jdk/internal/misc/Unsafe.ensureClassInitialized(Ljava/lang/Class;)V",
          code -> initialise(code.aload(1)),
          "java/lang/invoke/MethodHandles$Lookup.ensureInitialized(Ljava/lang/Class;)Ljava/lang/Class;",
          code -> initialise(code.aload(1)),
          "jdk/internal/reflect/Reflection.filterFields(Ljava/lang/Class;[Ljava/lang/reflect/Field;)[Ljava/lang/reflect/Field;",
          code -> declared(code, "fields", ClassDesc.of("java.lang.reflect.Field")),
          "jdk/internal/reflect/Reflection.filterMethods(Ljava/lang/Class;[Ljava/lang/reflect/Method;)[Ljava/lang/reflect/Method;",
          code -> declared(code, "methods", ClassDesc.of("java.lang.reflect.Method")),
          "java/lang/invoke/MethodHandleImpl.makeIntrinsic(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandleImpl$Intrinsic;Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;",
          JdkLinkage::withoutIntrinsicsOfArrays,
          "jdk/internal/module/Builder.packages(Ljava/util/Set;)Ljdk/internal/module/Builder;",
          code -> ofModule(code, "packages", ConstantDescs.CD_Set),
          "jdk/internal/module/Builder.exports([Ljava/lang/module/ModuleDescriptor$Exports;)Ljdk/internal/module/Builder;",
          code ->
              ofModule(
                  code,
                  "exports",
                  ClassDesc.of("java.lang.module.ModuleDescriptor$Exports").arrayType()));

  /** What is done with what a method returns. */
  private static final Map<String, Consumer<CodeBuilder>> AFTER =
      Map.of(
          "java/lang/Class.forName(Ljava/lang/String;)Ljava/lang/Class;",
          code -> initialise(code.dup()),
          "java/lang/Class.forName(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;",
          code -> initialiseIf(code.dup(), 1),
          "java/lang/invoke/MethodHandles$Lookup.defineHiddenClass([BZ[Ljava/lang/invoke/MethodHandles$Lookup$ClassOption;)Ljava/lang/invoke/MethodHandles$Lookup;",
          code -> initialiseIf(lookedUp(code.dup()), 2),
          "java/lang/invoke/MethodHandles$Lookup.defineHiddenClassWithClassData([BLjava/lang/Object;Z[Ljava/lang/invoke/MethodHandles$Lookup$ClassOption;)Ljava/lang/invoke/MethodHandles$Lookup;",
          code -> initialiseIf(lookedUp(code.dup()), 3),
          "java/lang/invoke/MemberName.<init>(Ljava/lang/reflect/Field;Z)V",
          code -> asDeclared(code.aload(0)),
          "java/lang/invoke/MemberName$Factory.resolve(BLjava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;",
          code -> asDeclared(code.dup()));

  private JdkLinkage() {}

  private static void initialise(CodeBuilder code) {
    Hook.INITIALISE.invoke(code);
  }

  private static void initialiseIf(CodeBuilder code, int local) {
    Hook.INITIALISE_IF.invoke(code.iload(local));
  }

  private static CodeBuilder lookedUp(CodeBuilder code) {
    return code.invokevirtual(LOOKUP, "lookupClass", MethodTypeDesc.of(ConstantDescs.CD_Class));
  }

  private static void declared(CodeBuilder code, String what, ClassDesc member) {
    code.aload(0)
        .aload(1)
        .invokestatic(
            ORIGINAL,
            what,
            MethodTypeDesc.of(member.arrayType(), ConstantDescs.CD_Class, member.arrayType()))
        .astore(1);
  }

  /**
   * Handles of elements are never instructions of the code that handles are compiled to, which
   * nobody rewrites: they call a method that is seen.
   */
  private static void withoutIntrinsicsOfArrays(CodeBuilder code) {
    for (String access : List.of("ARRAY_LOAD", "ARRAY_STORE")) {
      Label other = code.newLabel();
      code.aload(1)
          .getstatic(INTRINSIC, access, INTRINSIC)
          .if_acmpne(other)
          .aload(0)
          .areturn()
          .labelBinding(other);
    }
  }

  /** Adds what the base module has more here to what a module was said to have. */
  private static void ofModule(CodeBuilder code, String what, ClassDesc type) {
    code.aload(1)
        .aload(0)
        .getfield(ClassDesc.of("jdk.internal.module.Builder"), "name", ConstantDescs.CD_String)
        .invokestatic(
            HookClasses.BASE_MODULE, what, MethodTypeDesc.of(type, type, ConstantDescs.CD_String))
        .astore(1);
  }

  private static void asDeclared(CodeBuilder code) {
    code.invokestatic(
        ORIGINAL, "asDeclared", MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object));
  }

  /** Whether anything is changed in a class. */
  static boolean concerns(String internalName) {
    return switch (internalName) {
      case "java/lang/Class",
          "java/lang/ClassLoader",
          "java/lang/System$1",
          "java/io/ObjectStreamClass",
          "java/lang/invoke/DirectMethodHandle",
          "java/lang/invoke/MemberName",
          "java/lang/invoke/MemberName$Factory",
          "java/lang/invoke/MethodHandleImpl",
          "java/lang/invoke/MethodHandles$Lookup",
          "jdk/internal/misc/Unsafe",
          "jdk/internal/module/Builder",
          "jdk/internal/reflect/Reflection",
          "sun/misc/Unsafe" ->
          true;
      default -> false;
    };
  }

  /** The class with the changes. */
  static byte[] rewrite(byte[] classFile, ClassFiles jdk) {
    ClassFile api = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(new Hierarchy(jdk)));
    ClassModel model = api.parse(classFile);
    String owner = model.thisClass().asInternalName();
    return api.transformClass(
        model,
        new ClassTransform() {
          @Override
          public void accept(ClassBuilder builder, ClassElement element) {
            if (element instanceof MethodModel method && method.code().isPresent()) {
              String name =
                  owner
                      + '.'
                      + method.methodName().stringValue()
                      + method.methodType().stringValue();
              builder.transformMethod(method, MethodTransform.transformingCode(of(name)));
            } else {
              builder.with(element);
            }
          }
        });
  }

  private static CodeTransform of(String method) {
    Consumer<CodeBuilder> before = BEFORE.get(method);
    Consumer<CodeBuilder> after = AFTER.get(method);
    return new CodeTransform() {
      @Override
      public void atStart(CodeBuilder code) {
        if (before != null) {
          before.accept(code);
        }
      }

      @Override
      public void accept(CodeBuilder code, CodeElement element) {
        switch (element) {
          case ReturnInstruction _ when after != null -> {
            after.accept(code);
            code.with(element);
          }
          case InvokeInstruction call -> write(code, call);
          default -> code.with(element);
        }
      }
    };
  }

  private static void write(CodeBuilder code, InvokeInstruction call) {
    switch (call.owner().asInternalName() + '.' + call.name().stringValue()) {
      case "java/lang/Class.getInterfaces0" ->
          code.with(call).invokestatic(ORIGINAL, "interfaces", MethodTypeDesc.of(CLASSES, CLASSES));
      case "java/io/ObjectStreamClass.hasStaticInitializer" ->
          code.dup()
              .with(call)
              .swap()
              .invokestatic(
                  ORIGINAL,
                  "hasInitialiser",
                  MethodTypeDesc.of(
                      ConstantDescs.CD_boolean, ConstantDescs.CD_boolean, ConstantDescs.CD_Class));
      case "jdk/internal/misc/Unsafe.allocateInstance" -> {
        initialise(code.dup()); // there need not be a constructor that does it
        code.with(call);
      }
      case "java/lang/ClassLoader.defineClass0",
          "java/lang/ClassLoader.defineClass1",
          "java/lang/ClassLoader.defineClass2" ->
          writeDefinition(code, call);
      default -> code.with(call);
    }
  }

  /** Hands the bytes of a class to whoever rewrites them, before the JVM gets them. */
  private static void writeDefinition(CodeBuilder code, InvokeInstruction call) {
    MethodTypeDesc type = call.typeSymbol();
    List<Integer> locals = new ArrayList<>();
    for (ClassDesc parameter : type.parameterList()) {
      locals.add(code.allocateLocal(TypeKind.from(parameter)));
    }
    for (int i = type.parameterCount() - 1; i >= 0; i--) {
      code.storeLocal(TypeKind.from(type.parameterType(i)), locals.get(i));
    }
    int name = type.parameterList().indexOf(ConstantDescs.CD_String);
    ClassDesc bytes = type.parameterType(name + 1);
    ClassDesc bytesType = ConstantDescs.CD_byte.arrayType();
    boolean isHidden = name == 2;
    code.aload(locals.get(0))
        .aload(locals.get(name))
        .aload(locals.get(name + 1))
        .iload(locals.get(name + 2))
        .iload(locals.get(name + 3));
    if (isHidden) {
      code.iload(locals.get(8));
    } else {
      code.aload(locals.get(6));
    }
    code.invokestatic(
        DEFINITIONS,
        "rewritten",
        MethodTypeDesc.of(
            bytesType,
            CLASS_LOADER,
            ConstantDescs.CD_String,
            bytes,
            ConstantDescs.CD_int,
            ConstantDescs.CD_int,
            isHidden ? ConstantDescs.CD_int : ConstantDescs.CD_String));
    int rewritten = code.allocateLocal(TypeKind.REFERENCE);
    code.astore(rewritten);
    Label isThere = code.newLabel();
    code.aload(locals.get(0))
        .aload(rewritten)
        .invokestatic(
            DEFINITIONS,
            "earlier",
            MethodTypeDesc.of(ConstantDescs.CD_Class, CLASS_LOADER, bytesType))
        .dup()
        .ifnonnull(isThere)
        .pop();
    for (int i = 0; i < type.parameterCount(); i++) {
      if (i == name + 1) {
        code.aload(rewritten);
      } else if (i == name + 2) {
        code.iconst_0();
      } else if (i == name + 3) {
        code.aload(rewritten).arraylength();
      } else {
        code.loadLocal(TypeKind.from(type.parameterType(i)), locals.get(i));
      }
    }
    boolean takesBuffer = !bytes.isArray();
    code.invoke(
        Opcode.INVOKESTATIC,
        call.owner().asSymbol(),
        takesBuffer ? "defineClass1" : call.name().stringValue(),
        takesBuffer ? type.changeParameterType(name + 1, bytesType) : type,
        false);
    code.dup()
        .aload(rewritten)
        .invokestatic(
            DEFINITIONS,
            "defined",
            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Class, bytesType))
        .labelBinding(isThere);
  }
}
