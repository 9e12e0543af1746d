package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is rewritten in the methods of one class. */
interface Rules {
  Set<Aspect> aspects();

  /** What to call instead of a method; null for the method itself. */
  @Nullable StaticCall replacement(Call call);

  /** Whether accesses of a field are hidden from the control. */
  boolean isHidden(Symbols.Field field, Symbols.Site site);

  /** Whether reads of a static final field are told to who asks what code does that is not seen. */
  default boolean isWatched(Symbols.Field field) {
    return false;
  }

  /**
   * Whether the class of a static field is handed to the hook, since the number of the field is not
   * enough to find it: classes of the same name may be defined again and again.
   */
  default boolean givesClasses() {
    return false;
  }

  /** Whether something must be done before a class is used for the first time. */
  boolean isInitialised(String internalName);

  /** Writes what must be done then. */
  default void initialise(CodeBuilder code, String internalName) {}

  /** Whether arrays that native methods are given are looked after. */
  default boolean seesNatives() {
    return false;
  }

  /** A method call in a method. */
  record Call(String caller, Opcode opcode, String owner, String name, String type) {}
}
