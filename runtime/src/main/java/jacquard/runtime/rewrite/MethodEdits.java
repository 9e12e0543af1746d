package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Decides what of one method's code is written differently. First all is decided, then it is
 * written: so it is known beforehand whether anything changes at all.
 */
final class MethodEdits {
  /** Whether a user has switched some assertions off; else all of a program's are on. */
  private static final boolean ASSERTIONS_VARY = JvmOptions.ofThisJvm().disablesAssertions();

  private static final MethodTypeDesc FIELD_AND_SITE = MethodTypeDesc.ofDescriptor("(II)V");
  private static final String CLONE = "clone()Ljava/lang/Object;";

  private final ClassScope scope;
  private final Rules rules;
  private final String methodName;
  private final boolean isConstructor;
  private final int firstFreeLocal;
  private final List<CodeElement> elements;

  /** By position: one instruction object may stand at many places. */
  private final Map<Integer, Edit> edits = new HashMap<>();

  /** Where a constructor calls that of the superclass; -1 if this is none, or calls another. */
  private int superCall = -1;

  private @Nullable Edit birth;

  private boolean isLarge;

  // where the scan is
  private int at;
  private int line;
  private int site = -1;
  private boolean superCalled;
  private int unfinishedNews;
  private final BackwardJumps jumps = new BackwardJumps();

  private final Set<String> initialisedHere = new HashSet<>();

  private MethodEdits(ClassScope scope, Rules rules, MethodModel method, CodeAttribute code) {
    this.scope = scope;
    this.rules = rules;
    methodName = method.methodName().stringValue();
    isConstructor = methodName.equals("<init>");
    superCalled = !isConstructor;
    firstFreeLocal = code.maxLocals();
    elements = code.elementList();
  }

  static MethodEdits of(ClassScope scope, Rules rules, MethodModel method, CodeAttribute code) {
    MethodEdits edits = new MethodEdits(scope, rules, method, code);
    edits.scan();
    return edits;
  }

  /** The edits of a method that has no room for them: they are written elsewhere, and called. */
  static MethodEdits ofLarge(
      ClassScope scope, Rules rules, MethodModel method, CodeAttribute code) {
    MethodEdits edits = new MethodEdits(scope, rules, method, code);
    edits.isLarge = true;
    edits.scan();
    return edits;
  }

  private void scan() {
    ArrayInitialiser initialiser = new ArrayInitialiser();
    for (; at < elements.size(); at++) {
      CodeElement element = elements.get(at);
      if (initialiser.isStore(element) && isLarge) {
        continue;
      }
      scan(element);
      Edit edit = edits.get(at);
      if (isLarge && edit != null && element instanceof Instruction instruction) {
        edits.put(at, scope.stubs().outline(instruction, line, edit));
        initialisedHere.clear(); // what stands for one instruction can stand for its like
      }
    }
  }

  /** No edits, but of the one call that makes {@code Set.of} differ from one JVM to the next. */
  static MethodEdits none(ClassScope scope, MethodModel method, CodeAttribute code) {
    return of(scope, new HousekeepingRules(scope.name()), method, code);
  }

  boolean isEmpty() {
    return edits.isEmpty();
  }

  List<CodeElement> elements() {
    return elements;
  }

  /** The first local variable that the original code does not use. */
  int firstFreeLocal() {
    return firstFreeLocal;
  }

  /** A site for the method as a whole. */
  int entrySite() {
    for (CodeElement element : elements) {
      if (element instanceof LineNumber number) {
        return scope.site(methodName, number.line());
      }
    }
    return scope.site(methodName, 0);
  }

  @Nullable Edit at(int position) {
    Edit always = always(position);
    return always == null ? edits.get(position) : always;
  }

  /** As {@link #at}, of what is written differently also where nothing is controlled. */
  @Nullable Edit always(int position) {
    return position == superCall ? birth : null;
  }

  /** Lets a constructor say whose the new object is. */
  void sayBirth(NameField field) {
    sayAtBirth(field::writeBirth);
  }

  /** Lets a constructor say something of the new object, once the superclass's has run. */
  void sayAtBirth(Consumer<CodeBuilder> said) {
    if (superCall >= 0) {
      CodeElement call = elements.get(superCall);
      birth =
          (code, copy) -> {
            copy.write(call);
            said.accept(code);
          };
    }
  }

  boolean saysBirth() {
    return birth != null;
  }

  private void scan(CodeElement element) {
    switch (element) {
      case LineNumber number -> {
        line = number.line();
        site = -1;
      }
      case LabelTarget target -> {
        jumps.pass(target.label(), at);
        initialisedHere.clear();
      }
      case Instruction instruction -> scanInstruction(instruction);
      default -> {}
    }
  }

  private void scanInstruction(Instruction instruction) {
    jumps.pass(instruction, at);
    switch (instruction) {
      case FieldInstruction access -> scanField(access);
      case ArrayLoadInstruction load when does(Aspect.ELEMENTS) -> scanLoad(load);
      case ArrayStoreInstruction store when does(Aspect.ELEMENTS) -> scanStore(store);
      case MonitorInstruction monitor when does(Aspect.MONITORS) -> scanMonitor(monitor);
      case InvokeInstruction call -> scanCall(call);
      case InvokeDynamicInstruction call when does(Aspect.CALLS) -> scanDynamic(call);
      case NewObjectInstruction creation -> {
        unfinishedNews++;
        initialiseBefore(creation, creation.className().asInternalName());
      }
      case BranchInstruction branch -> loop(branch, List.of(branch.target()));
      case TableSwitchInstruction s -> loop(s, BackwardJumps.targets(s.defaultTarget(), s.cases()));
      case LookupSwitchInstruction s ->
          loop(s, BackwardJumps.targets(s.defaultTarget(), s.cases()));
      default -> {}
    }
  }

  private boolean does(Aspect aspect) {
    return rules.aspects().contains(aspect);
  }

  private int site() {
    if (site < 0) {
      site = scope.site(methodName, line);
    }
    return site;
  }

  // ---- fields

  private void scanField(FieldInstruction access) {
    boolean isStatic = access.opcode() == Opcode.GETSTATIC || access.opcode() == Opcode.PUTSTATIC;
    Symbols.Field field =
        scope.field(
            access.owner().asInternalName(),
            access.name().stringValue(),
            access.type().stringValue(),
            isStatic);
    if (isStatic) {
      scanStatic(access, field);
    } else if (does(Aspect.FIELDS)) {
      scanInstanceField(access, field);
    }
  }

  private void scanInstanceField(FieldInstruction access, Symbols.Field field) {
    boolean reads = access.opcode() == Opcode.GETFIELD;
    boolean readsFinal = reads && field.isFinal();
    if (rules.isHidden(field, scope.siteAt(methodName, line))
        || (readsFinal && (!does(Aspect.INITIALISATION) || !superCalled))) {
      return;
    }
    if (!reads && !superCalled && access.owner().asInternalName().equals(scope.name())) {
      return; // the owner is, or may be, this object before its superclass has set it up
    }
    int number = scope.number(field);
    int where = site();
    if (reads) {
      before(
          access,
          code ->
              (readsFinal ? Hook.GET_FINAL : Hook.GET_FIELD)
                  .invoke(code.dup().loadConstant(number).loadConstant(where)));
      return;
    }
    TypeKind kind = TypeKind.from(access.typeSymbol());
    MethodTypeDesc hook =
        FIELD_AND_SITE.insertParameterTypes(0, ConstantDescs.CD_Object, Hook.parameter(kind));
    if (kind.slotSize() == 1) {
      before(
          access,
          code ->
              Hook.PUT_FIELD.invoke(code.dup2().loadConstant(number).loadConstant(where), hook));
    } else {
      before(
          access,
          code -> {
            code.storeLocal(kind, scratch())
                .dup()
                .loadLocal(kind, scratch())
                .loadConstant(number)
                .loadConstant(where);
            Hook.PUT_FIELD.invoke(code, hook);
            code.loadLocal(kind, scratch());
          });
    }
  }

  private void scanStatic(FieldInstruction access, Symbols.Field field) {
    boolean reads = access.opcode() == Opcode.GETSTATIC;
    if (field.name().equals("$assertionsDisabled") && does(Aspect.INITIALISATION)) {
      if (reads && !ASSERTIONS_VARY) {
        edits.put(at, (code, _) -> code.iconst_0());
      }
      return;
    }
    if (does(Aspect.INITIALISATION) && scanConstant(access, field)) {
      return;
    }
    String initialised = toInitialise(access, field);
    boolean isVisible =
        does(Aspect.STATICS) && !rules.isHidden(field, scope.siteAt(methodName, line));
    boolean isWatched = reads && !isVisible && rules.isWatched(field);
    if (initialised == null && !isVisible && !isWatched) {
      return;
    }
    int number = isVisible || isWatched ? scope.number(field) : -1;
    int where = isVisible || isWatched ? site() : -1;
    TypeKind kind = TypeKind.from(access.typeSymbol());
    before(
        access,
        code -> {
          if (initialised != null) {
            initialise(code, initialised);
          }
          if (!isVisible && !isWatched) {
            return;
          }
          MethodTypeDesc hook = FIELD_AND_SITE;
          if (!reads) {
            if (kind.slotSize() == 1) {
              code.dup();
            } else {
              code.dup2();
            }
            hook = hook.insertParameterTypes(0, Hook.parameter(kind));
          }
          if (rules.givesClasses()) {
            code.loadConstant(access.owner().asSymbol());
            hook = hook.insertParameterTypes(reads ? 0 : 1, ConstantDescs.CD_Class);
          }
          (isWatched ? Hook.GET_STATIC_FINAL : reads ? Hook.GET_STATIC : Hook.PUT_STATIC)
              .invoke(code.loadConstant(number).loadConstant(where), hook);
        });
  }

  /** Whether the field is one of an interface, whose value is elsewhere. */
  private boolean scanConstant(FieldInstruction access, Symbols.Field field) {
    ClassOutline declaring = scope.interfaceWith(field);
    if (declaring == null || !rules.isInitialised(declaring.name())) {
      return false;
    }
    ClassOutline.Static constant = new ClassOutline.Static(field.name(), field.descriptor());
    String named = access.owner().asInternalName();
    edits.put(
        at,
        access.opcode() == Opcode.GETSTATIC
            ? (code, _) -> InterfaceConstants.writeRead(code, named, declaring, constant)
            : (code, _) -> InterfaceConstants.writeSet(code, declaring, constant));
    return true;
  }

  private @Nullable String toInitialise(FieldInstruction access, Symbols.Field field) {
    String named = access.owner().asInternalName();
    return needsInitialisation(scope.accessible(field.owner(), named));
  }

  // ---- elements

  private void scanLoad(ArrayLoadInstruction load) {
    int where = site();
    before(load, code -> Hook.GET_ELEMENT.invoke(code.dup2().loadConstant(where)));
  }

  private void scanStore(ArrayStoreInstruction store) {
    int where = site();
    TypeKind kind = store.typeKind().asLoadable();
    MethodTypeDesc hook =
        MethodTypeDesc.of(
            ConstantDescs.CD_void,
            ConstantDescs.CD_Object,
            ConstantDescs.CD_int,
            Hook.parameter(kind),
            ConstantDescs.CD_int);
    before(
        store,
        code -> {
          code.storeLocal(kind, scratch()).dup2().loadLocal(kind, scratch()).loadConstant(where);
          Hook.PUT_ELEMENT.invoke(code, hook);
          code.loadLocal(kind, scratch());
        });
  }

  // ---- monitors

  private void scanMonitor(MonitorInstruction monitor) {
    Hook hook = monitor.opcode() == Opcode.MONITORENTER ? Hook.ENTER : Hook.EXIT;
    int where = site();
    edits.put(at, (code, _) -> hook.invoke(code.loadConstant(where)));
  }

  // ---- calls

  private void scanCall(InvokeInstruction call) {
    String owner = call.owner().asInternalName();
    String name = call.name().stringValue();
    String type = call.type().stringValue();
    if (name.equals("<init>")) {
      if (unfinishedNews > 0) {
        unfinishedNews--;
      } else if (!superCalled) {
        superCalled = true;
        if (!owner.equals(scope.name())) {
          superCall = at;
        }
      }
      return;
    }
    if (does(Aspect.CALLS)) {
      StaticCall instead =
          rules.replacement(new Rules.Call(methodName, call.opcode(), owner, name, type));
      if (instead != null) {
        int where = instead.takesSite() ? site() : -1;
        edits.put(at, (code, _) -> instead.write(code, () -> where));
        return;
      }
    }
    if (does(Aspect.CALLS) && (name + type).equals(CLONE) && scope.isObjectMethod(owner, CLONE)) {
      int where = site();
      edits.put(
          at,
          (code, copy) -> {
            code.dup();
            copy.write(call);
            Hook.CLONED.invoke(code.loadConstant(where));
          });
      return;
    }
    if (rules.seesNatives() && scanNative(call, at, owner, name + type)) {
      return;
    }
    if (call.opcode() == Opcode.INVOKESTATIC) {
      initialiseBefore(call, scope.declaring(owner, name + type));
    }
  }

  private void scanDynamic(InvokeDynamicInstruction call) {
    Edit edit = scope.bridges().edit(call, methodName, rules, site());
    if (edit != null) {
      edits.put(at, edit);
    }
  }

  // ---- initialisation of classes

  /** Whether a call is of a native method that touches what threads may share. */
  private boolean scanNative(InvokeInstruction call, int at, String owner, String nameAndType) {
    boolean hasArrays = nameAndType.lastIndexOf('[', nameAndType.indexOf(')')) >= 0;
    boolean isSeen = hasArrays || Bridges.takesBuffer(owner, nameAndType);
    String uncontrolled = JdkNatives.uncontrolled(owner);
    if ((!isSeen && uncontrolled == null) || !scope.isNative(owner, nameAndType)) {
      return false;
    }
    if (uncontrolled != null) {
      edits.put(
          at,
          (code, copy) -> {
            Hook.UNCONTROLLED.invoke(code.loadConstant(uncontrolled));
            copy.write(call);
          });
      return true;
    }
    edits.put(at, scope.bridges().nativeCall(call, site()));
    return true;
  }

  private void initialiseBefore(Instruction instruction, String internalName) {
    String initialised = needsInitialisation(internalName);
    if (initialised != null) {
      before(instruction, code -> initialise(code, initialised));
    }
  }

  private @Nullable String needsInitialisation(String internalName) {
    boolean needed =
        does(Aspect.INITIALISATION)
            && !internalName.equals(scope.name())
            && rules.isInitialised(internalName)
            && initialisedHere.add(internalName);
    return needed ? internalName : null;
  }

  private void initialise(CodeBuilder code, String internalName) {
    rules.initialise(code, internalName);
  }

  // ---- loops

  private void loop(Instruction jump, List<Label> targets) {
    if (does(Aspect.LOOPS) && jumps.isBackward(targets)) {
      before(jump, (jumps.isIdle(jump, targets) ? Hook.IDLE : Hook.LOOP)::invoke);
    }
  }

  // ---- writing

  /** Values that are in the way are put there for as long as a hook is called. */
  private int scratch() {
    return firstFreeLocal + 1;
  }

  private void before(Instruction instruction, Consumer<CodeBuilder> hook) {
    edits.put(
        at,
        (code, copy) -> {
          hook.accept(code);
          copy.write(instruction);
        });
  }
}
