package jacquard.runtime.rewrite;

/** Which classes are the program's, and so are rewritten. */
@FunctionalInterface
public interface ProgramClasses {
  boolean contains(String internalName);
}
