package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the classes of a program are initialised, as seen by code that is about to use them. */
final class Initialisers {
  private final ProgramClasses program;
  private final Hierarchy hierarchy;

  Initialisers(ProgramClasses program, Hierarchy hierarchy) {
    this.program = program;
    this.hierarchy = hierarchy;
  }

  /** Whether anything happens when the class is initialised, as far as that is known. */
  boolean isNeeded(String internalName) {
    ClassOutline outline = hierarchy.find(internalName);
    if (outline == null) {
      return true; // who knows; it may be defined later
    }
    return program.contains(internalName)
        && (outline.isInterface() ? outline.hasState() : !isTrivial(outline));
  }

  /** Writes what a use of the class begins with. */
  void write(CodeBuilder code, String internalName) {
    ClassOutline outline = hierarchy.find(internalName);
    if (!isNeeded(internalName)) {
      return;
    }
    if (outline == null) {
      // The class cannot be found yet. If it never is, the error comes one instruction early.
      Hook.INITIALISE.invoke(code.loadConstant(ClassDesc.ofInternalName(internalName)));
    } else if (outline.isInterface()) {
      InterfaceConstants.writeEnsure(code, internalName, internalName);
    } else {
      code.invokestatic(
          ClassDesc.ofInternalName(internalName),
          Initialisation.INITIALISE,
          ConstantDescs.MTD_void);
    }
  }

  /** The interfaces with state that are initialised with a class, in that order. */
  List<ClassOutline> interfaces(ClassOutline of) {
    return of.isInterface()
        ? List.of()
        : hierarchy.interfacesWithDefaults(of).stream()
            .filter(i -> i.hasState() && program.contains(i.name()))
            .toList();
  }

  /**
   * Whether nothing happens when a class is initialised: neither in it nor in those that are
   * initialised before it. A class that has nothing of its own still waits for its superclass, and
   * others wait for it meanwhile.
   */
  boolean isTrivial(ClassOutline outline) {
    if (outline.hasState() || !interfaces(outline).isEmpty()) {
      return false;
    }
    @Nullable String superclass = outline.superclass();
    return superclass == null || !isNeeded(superclass);
  }
}
