package jacquard.runtime.control;

/** What the numbers mean that rewritten code hands to the hooks. */
public interface CodeSymbols {
  /** The name of the class that the code names as the field's, with dots. */
  String fieldOwner(int field);

  String fieldName(int field);

  String fieldDescriptor(int field);

  /** Whether the program declares it final. */
  boolean isFinal(int field);

  boolean isVolatile(int field);

  /** A place in the program, such as {@code Account.java:12}. */
  String site(int site);

  /** Whether a place is in the code of a class. */
  boolean isIn(Class<?> type, int site);

  /** The class that the code names as the field's. */
  Class<?> fieldHolder(int field);
}
