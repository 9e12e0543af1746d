package jacquard.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.execute.Grain;
import org.junit.jupiter.api.Test;

/** What the compiler makes of newer constructs of the language, and what is refused. */
class ConstructsTest {
  private static final String ASSERTION = "java.lang.AssertionError";

  private static final String TYPES =
      """
      record Point(int x, int y) { }
      record Named(String name, Point at, long w, boolean b, char c) { }
      sealed interface Shape permits Circle, Square, None { }
      record Circle(int r) implements Shape { }
      record Square(Point corner, int side) implements Shape { }
      enum None implements Shape { NONE }
      enum Color { RED, GREEN, BLUE }
      """;

  @Test
  void recordsAreComparedByWhatTheyHave() {
    assertThat(
            new SmallProgram(
                    TYPES,
                    """
                    Named n = new Named("n", new Point(1, 2), 5L, true, 'c');
                    Named same = new Named("n", new Point(1, 2), 5L, true, 'c');
                    assert n.equals(n) && n.equals(same) && n.hashCode() == same.hashCode();
                    assert !n.equals(new Named("m", new Point(1, 2), 5L, true, 'c'));
                    assert !n.equals(new Named("n", new Point(2, 2), 5L, true, 'c'));
                    assert !n.equals(new Named("n", null, 5L, true, 'c'));
                    assert !n.equals(new Named("n", new Point(1, 2), 6L, true, 'c'));
                    assert !n.equals("n") && !n.equals(null);
                    assert new Point(3, 4).hashCode() == 97;
                    assert n.hashCode() == 102613478 : n.hashCode();
                    assert new Point(3, 4).toString().equals("Point[x=3, y=4]");
                    """)
                .violationsAsOnTheJvm())
        .isEmpty();
  }

  @Test
  void threadsShareRecordsAndMatchThem() {
    String members =
        TYPES
            + """
            static volatile Shape shape = new Circle(1);
            static int area(Shape s) {
              return switch (s) {
                case Circle(int r) when r > 1 -> 10;
                case Circle c -> c.r();
                case Square(Point(int x, var y), int side) -> x + y + side;
                case None n -> 0;
              };
            }
            """;
    String main =
        """
        Thread t = new Thread(() -> shape = new Square(new Point(1, 2), 3));
        t.start();
        int a = area(shape);
        assert CLAIM;
        t.join();
        assert shape.equals(new Square(new Point(1, 2), 3)) && area(None.NONE) == 0;
        assert area(new Circle(2)) == 10;
        """;
    assertThat(
            new SmallProgram(members, main.replace("CLAIM", "a == 1 || a == 6"))
                .violationsAsOnTheJvm())
        .isEmpty();
    assertThat(new SmallProgram(members, main.replace("CLAIM", "a == 1")).violationsAsOnTheJvm())
        .containsExactly(ASSERTION);
    assertThat(new SmallProgram(members, main.replace("CLAIM", "a == 6")).violationsAsOnTheJvm())
        .containsExactly(ASSERTION);
  }

  @Test
  void aSwitchTakesTheFirstLabelThatFits() {
    assertThat(
            new SmallProgram(
                    TYPES
                        + """
                        static int of(Object o) {
                          return switch (o) {
                            case null -> -1;
                            case Integer i when i > 5 -> i;
                            case Integer i -> 1;
                            case String s -> 2;
                            case int[] a -> a.length;
                            case Point(var x, var y) when x == y -> 5;
                            default -> 9;
                          };
                        }
                        static int ofShape(Shape s) {
                          return switch (s) { case None.NONE -> 1; case Circle c -> 2; default -> 3; };
                        }
                        static int ofNumber(Integer i) {
                          return switch (i) { case 1 -> 10; case 200 -> 20; case Integer j -> j; };
                        }
                        """,
                    """
                    assert of(7) == 7 && of(3) == 1 && of("x") == 2 && of(null) == -1;
                    assert of(new int[4]) == 4 && of(2L) == 9;
                    assert of(new Point(1, 1)) == 5 && of(new Point(1, 2)) == 9;
                    assert ofShape(None.NONE) == 1 && ofShape(new Circle(1)) == 2;
                    assert ofNumber(1) == 10 && ofNumber(200) == 20 && ofNumber(3) == 3;
                    """)
                .violationsAsOnTheJvm())
        .isEmpty();
    assertThat(
            new SmallProgram(
                    TYPES, "Shape s = null; switch (s) { case Circle c -> { } default -> { } }")
                .violationsAsOnTheJvm())
        .containsExactly("java.lang.NullPointerException");
  }

  @Test
  void aSwitchOverConstantsOfAnEnumOrTextsThatThreadsShare() {
    String members =
        TYPES
            + """
            static volatile Color color = Color.RED;
            static volatile String text = "a";
            static int old(Color c) {
              switch (c) { case RED: return 1; case GREEN: return 2; default: return 3; }
            }
            static int modern(Color c) {
              return switch (c) {
                case RED -> 1; case Color d when d == Color.BLUE -> 3; case GREEN -> 2;
                case BLUE -> 4; case null -> 0;
              };
            }
            static int ofText(String s) {
              return switch (s) { case "a" -> 1; case "b" -> 2; default -> 3; };
            }
            """;
    String main =
        """
        assert old(Color.BLUE) == 3 && modern(Color.BLUE) == 3 && ofText("c") == 3;
        Thread t = new Thread(() -> { color = Color.GREEN; text = "b"; });
        t.start();
        int n = ofText(text), c = modern(color), d = old(color);
        assert CLAIM;
        """;
    String always = "n <= c && c <= d && d <= 2";
    assertThat(new SmallProgram(members, main.replace("CLAIM", always)).violationsAsOnTheJvm())
        .isEmpty();
    assertThat(new SmallProgram(members, main.replace("CLAIM", "n == d")).violationsAsOnTheJvm())
        .containsExactly(ASSERTION);
    assertThat(new SmallProgram(members, main.replace("CLAIM", "n != 2")).violationsAsOnTheJvm())
        .containsExactly(ASSERTION);
  }

  @Test
  void constantsThatFlowThroughFieldsAreStrings() {
    String main =
        """
        Thread t = new Thread(() -> { text = "bcd"; index = 1; });
        t.start();
        int at = index;
        String s = text;
        assert CLAIM;
        """;
    String members = "static volatile String text = \"a\"; static volatile int index;";
    assertThat(
            new SmallProgram(
                    members,
                    main.replace(
                        "CLAIM",
                        """
                        s.equals("a") || s.length() == 3 && s.charAt(at) <= 'c'
                            && s.substring(1).equals("cd") && !s.equals(null) && !s.equals(at)
                        """))
                .violationsAsOnTheJvm())
        .isEmpty();
    assertThat(
            new SmallProgram(members, main.replace("CLAIM", "s.charAt(at) < 'c'"))
                .violationsAsOnTheJvm())
        .containsExactly(ASSERTION);
    assertThat(new SmallProgram(members, "text = null; text.length();").violationsAsOnTheJvm())
        .containsExactly("java.lang.NullPointerException");
    assertThat(new SmallProgram(members, "text.charAt(1);").violationsAsOnTheJvm())
        .containsExactly("java.lang.StringIndexOutOfBoundsException");
  }

  @Test
  void numbersThatAreObjectsAreCountedLikeOthers() {
    String members = "static Integer boxed = 0;";
    String main =
        """
        Thread t = new Thread(() -> boxed++);
        Thread u = new Thread(() -> boxed++);
        t.start(); u.start();
        t.join(); u.join();
        assert boxed.hashCode() == boxed;
        assert CLAIM;
        """;
    assertThat(
            new SmallProgram(members, main.replace("CLAIM", "boxed == 1 || boxed == 2"))
                .violationsAsOnTheJvm())
        .isEmpty();
    assertThat(
            new SmallProgram(members, main.replace("CLAIM", "boxed == 2")).violationsAsOnTheJvm())
        .containsExactly(ASSERTION);
    assertThat(new SmallProgram("static Integer boxed;", "boxed++;").violationsAsOnTheJvm())
        .containsExactly("java.lang.NullPointerException");
  }

  @Test
  void numbersThatAreObjectsAreTheSameIfTheyAreSmall() {
    String members =
        """
        static volatile Integer other = 5; static volatile int n = 1; static Character c = 'a';
        """;
    String main =
        """
        Thread t = new Thread(() -> { other = null; n = 130; });
        Thread u = new Thread(() -> c = (char) (c + 1));
        t.start(); u.start();
        Integer o = other;
        assert o == null || o == 5 && o.equals(5);
        Integer p = n, q = n;
        t.join(); u.join();
        assert c == 'b';
        assert CLAIM;
        """;
    assertThat(
            new SmallProgram(members, main.replace("CLAIM", "p == q || p == 1 || p.equals(q)"))
                .violationsAsOnTheJvm())
        .isEmpty();
    assertThat(new SmallProgram(members, main.replace("CLAIM", "p == q")).violationsAsOnTheJvm())
        .containsExactly(ASSERTION);
  }

  @Test
  void aStringThatIsComputedIsNotTheConstant() {
    assertThat(
            new SmallProgram(
                    "static String name = \"ab\"; static int n = 1;",
                    """
                    String cd = "c" + n, a = name.substring(0, 1);
                    assert cd != "c1" && cd.equals("c1") && "c1".equals(cd) && cd.intern() == "c1";
                    assert a != "a" && a.hashCode() == "a".hashCode() && a.length() == 1;
                    assert name == "ab" && name.substring(0) == "ab" && name.toString() == name;
                    assert name.substring(2) == "" && cd.toString().equals("c" + n);
                    assert Objects.equals(cd, "c1") && Objects.equals(cd, cd) && name == "a" + "b";
                    assert switch (cd) { case "c0" -> false; case "c1" -> true; default -> false; };
                    assert P.class.getName() == "P" && P.class.getSimpleName().equals("P");
                    """)
                .violationsAsOnTheJvm())
        .isEmpty();
    String texts = "static int n = 1; static volatile String text = \"c1\";";
    String computes = "Thread t = new Thread(() -> text = \"c\" + n); t.start(); ";
    assertThat(
            new SmallProgram(texts, computes + "assert text.equals(\"c1\");")
                .violationsAsOnTheJvm())
        .isEmpty();
    assertThat(new SmallProgram(texts, computes + "assert text == \"c1\";").violations())
        .containsExactly(ASSERTION);
    assertThat(refusal(texts, "String a = \"c\" + n; String b = \"c\" + n; assert a != b;"))
        .endsWith("the comparison, with ==, of \"c1\" with itself");
    assertThat(refusal(texts, computes + "synchronized (text) { text.length(); }"))
        .endsWith("locking \"c1\", which is computed");
    assertThat(
            refusal(
                "static AtomicReference<String> r = new AtomicReference<>(\"a\".repeat(2));",
                "r.compareAndSet(r.get(), \"b\");"))
        .contains("compareAndSet");
  }

  @Test
  void aClassThatIsInitialisedLateMustNotSeeWhatThreadsChange() {
    String copy = "class Copy { static final int X = %s; static int x() { return X; } }";
    String main = "Thread t = new Thread(() -> assertTrue(Copy.x() == 0)); t.start(); set(1);";
    String members =
        """
        static int x;
        static class Plain { static int x; }
        static final int[] ARRAY = new int[1];
        static void assertTrue(boolean holds) { assert holds; }
        static void set(int to) { x = to; Plain.x = to; ARRAY[0] = to; }
        static\
        """;
    for (String read : new String[] {"x", "Plain.x", "ARRAY[0]"}) {
      assertThat(refusal(members + " " + copy.formatted(read), main))
          .contains("the initialisation of P$Copy, after threads were started, touches ");
    }
    assertThat(refusal(members + " " + copy.formatted("++x"), main)).contains("touches P.x");
    assertThat(
            new SmallProgram(members + " " + copy.formatted("new int[] {1}[0] - 1"), main)
                .violationsAsOnTheJvm())
        .isEmpty();
  }

  @Test
  void threadsDoNotRunWhileAClassIsBeingInitialised() {
    String members =
        """
        static class X {
          static int v;
          static {
            Thread t = new Thread(() -> v++);
            t.start();
            BODY
          }
        }
        """;
    for (String body :
        new String[] {"v = 2;", "try { t.join(); } catch (InterruptedException e) { }"}) {
      assertThat(refusal(members.replace("BODY", body), "int a = X.v;"))
          .contains("threads that run while P$X is being initialised");
    }
    assertThat(
            new SmallProgram(members.replace("BODY", ""), "int a = X.v; assert a < 2;")
                .violationsAsOnTheJvm())
        .isEmpty();
  }

  private static String refusal(String members, String main) {
    UnsupportedCodeException[] refused = new UnsupportedCodeException[1];
    assertThatThrownBy(() -> new SmallProgram(members, main).model(Grain.OPERATION))
        .isInstanceOfSatisfying(UnsupportedCodeException.class, e -> refused[0] = e);
    return String.valueOf(refused[0].getMessage());
  }

  @Test
  void aRefusalNamesWhatTheProgramCalls() {
    assertThat(refusal("", "Executors.newFixedThreadPool(2);"))
        .startsWith("P.main, P.java:9: Executors.newFixedThreadPool (");
    assertThat(refusal("static StringBuilder b = new StringBuilder();", ""))
        .startsWith("P.<clinit>, P.java:7: new StringBuilder (");
    assertThat(refusal("", "java.nio.file.Path.of(\"x\");"))
        .startsWith("P.main, P.java:9: Path.of (");
    assertThat(refusal("", "new HashMap<String, String>();"))
        .isEqualTo("P.main, P.java:9: new HashMap (it needs the constant 0.75)");
  }
}
