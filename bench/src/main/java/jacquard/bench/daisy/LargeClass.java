package jacquard.bench.daisy;

/** The classes of example 8, which have very many executions. */
enum LargeClass {
  BUFFER("BoundedBuffer", "bounded buffer, 2 threads put and 2 take three numbers each"),
  CACHE("ReadWriteCache", "read-write cache, 2 threads read and 2 write two entries each"),
  STACK("BoundedStack", "lock-free stack, 2 threads push and pop four times each");

  private final String file;
  private final String about;

  LargeClass(String file, String about) {
    this.file = file;
    this.about = about;
  }

  String about() {
    return about;
  }

  String program() {
    return "examples/08-too-many/" + file + ".java";
  }

  /**
   * What came of one of them.
   *
   * @param proof by decision diagrams of the circuit
   * @param search by running executions
   */
  record Checked(LargeClass subject, Figures proof, Figures search) {}
}
