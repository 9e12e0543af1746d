package jacquard.runtime.control;

/** What the numbers mean that rewritten code hands to the hooks. */
public interface Symbolic {
  /** The name of the class that the code names as the field's, with dots. */
  String fieldOwner(int field);

  String fieldName(int field);

  /** Whether the program declares it final. */
  boolean isFinal(int field);

  /** A place in the program, such as {@code Account.java:12}. */
  String site(int site);

  /** A class of the program or of the JDK. */
  Class<?> type(String name);
}
