package jacquard.check.selftest;

import java.util.List;

/** What a Java program can declare: fields, arrays, and the kinds of classes. */
final class DeclarationFeatures {
  static final List<Feature> ALL =
      List.of(
          Feature.named("int field")
              .fields("int x#;")
              .does("x#", "x#++", "x# = 5;", "x# += 2", "x# == 0 ? (x# = 3) : -1")
              .ends("x#"),
          Feature.named("volatile field")
              .fields("volatile int v#;", "int w#;")
              .does("v#", "v#++", "{ w# = 1; v# = 1; }", "v# == 1 ? w# : -1", "{ v# = 2; r = w#; }")
              .ends("v#"),
          Feature.named("wide fields")
              .fields(
                  "volatile long l#;", "volatile double d# = 0.5;", "byte b#;", "char c# = 'a';")
              .does("l# = l# * 10 + 1", "l#", "d# = d# * 2", "d#", "b# += 100", "c#++", "b# + c#")
              .ends("l#", "d#"),
          Feature.named("static field")
              .types(
                  """
                  static class Counter# {
                    static int count = 10;
                    static synchronized int next() {
                      return count++;
                    }
                  }\
                  """)
              .does("Counter#.count", "Counter#.count++", "Counter#.next()", "Counter#.count = 3")
              .ends("Counter#.count")
              .fresh(),
          Feature.named("class initialisation")
              .types(
                  "static class Log# { static volatile int entries; }",
                  """
                  static class Lazy# {
                    static int x = ++Log#.entries * 10;
                    static int get() {
                      return x;
                    }
                  }\
                  """,
                  """
                  static class Sub# extends Lazy# {
                    static int y = ++Log#.entries;
                  }\
                  """)
              .does(
                  "Lazy#.get()",
                  "Sub#.y",
                  "Sub#.get()",
                  "Lazy#.x++",
                  "Log#.entries",
                  "new Sub#().toString().length() > 0")
              .ends("Log#.entries")
              .fresh(),
          Feature.named("initialisation that fails")
              .types(
                  "static class Gate# { static volatile int tries; }",
                  """
                  static class Broken# {
                    static int x;
                    static {
                      Gate#.tries++;
                      x = 1 / (Gate#.tries - 1);
                    }
                  }\
                  """)
              .does(
                  "Broken#.x",
                  "new Broken#()",
                  "Gate#.tries",
                  "Class.forName(Broken#.class.getName()).getSimpleName()")
              .ends("Gate#.tries")
              .fresh(),
          Feature.named("initialisation in a circle")
              .types(
                  "static class Left# { static int l = 1; static int r = Right#.r + 1; }",
                  "static class Right# { static int r = 2; static int l = Left#.l + 1; }")
              .does("Left#.r", "Right#.l", "Left#.l", "Right#.r")
              .fresh(),
          Feature.named("constants of an interface")
              .types(
                  "static class Made# { static volatile int count; static Integer next() { return"
                      + " ++count; } }",
                  """
                  interface Keys# {
                    Integer A = Made#.next();
                    Integer B = Made#.next();
                    default int sum() {
                      return A + B;
                    }
                  }\
                  """,
                  "static class Impl# implements Keys# {}")
              .does("Keys#.A", "new Impl#().sum()", "Keys#.B", "Made#.count", "Impl#.A")
              .ends("Made#.count")
              .fresh(),
          Feature.named("array")
              .fields("final int[] a# = {1, 2, 3};")
              .does(
                  "a#[0]",
                  "a#[1]++",
                  "a#[0] = a#[2]",
                  "a#.clone()",
                  "System.arraycopy(a#, 0, a#, 1, 2);",
                  "java.util.Arrays.fill(a#, 7);",
                  "java.util.Arrays.equals(a#, new int[] {1, 2, 3})",
                  "a#[3]",
                  "for (int x : a#) { r = x; }")
              .ends("java.util.Arrays.toString(a#)"),
          Feature.named("array of arrays")
              .fields("final String[][] g# = {{\"a\"}, {\"b\", \"c\"}};")
              .does("g#[0][0]", "g#[1] = g#[0];", "g#[1][1]", "g#[0][0] = \"z\";", "g#[1].length")
              .ends("g#[1].length"),
          Feature.named("final fields")
              .types(
                  """
                  static class Box# {
                    final int x;
                    final String s;
                    Box#(int x) {
                      this.x = x;
                      s = "b".concat(Integer.toString(x));
                    }
                  }\
                  """)
              .fields("volatile Box# box#;")
              .does(
                  "{ box# = new Box#(1); }",
                  "{ box# = new Box#(2); }",
                  "box#.x",
                  "box#.s",
                  "box# == null")
              .ends("box# == null ? \"-\" : box#.s"),
          Feature.named("this escapes")
              .types(
                  """
                  class Early# {
                    final int x;
                    Early#() {
                      early# = this;
                      x = 4;
                    }
                  }\
                  """)
              .fields("volatile Early# early#;")
              .does("new Early#().x", "early#.x", "early# == null"),
          Feature.named("inner class")
              .types(
                  """
                  class Inner# {
                    int own;
                    int step() {
                      own++;
                      return ++outer#;
                    }
                  }\
                  """)
              .fields("int outer#;", "final Inner# inner# = new Inner#();")
              .does("inner#.step()", "outer#", "inner#.own", "new Inner#().step()")
              .ends("outer#", "inner#.own"),
          Feature.named("anonymous and local classes")
              .fields("int seen#;")
              .does(
                  "{ int k = 2; r = new Object() { int m() { return seen# += k; } }.m(); }",
                  "{ class Local { int m() { return ++seen#; } } r = new Local().m(); }",
                  "seen#")
              .ends("seen#"),
          Feature.named("lambdas")
              .fields("volatile IntSupplier f# = () -> 1;", "int y#;")
              .does(
                  "f#.getAsInt()",
                  "{ int k = y#; f# = () -> k + 2; }",
                  "{ IntSupplier g = f#; f# = () -> g.getAsInt() * 2; }",
                  "{ Runnable run = () -> y#++; run.run(); r = y#; }",
                  "{ f# = this::hashOf#; }",
                  "{ Supplier<List<Integer>> s = ArrayList::new; r = s.get().size(); }")
              .types("int hashOf#() { return y#; }")
              .ends("f#.getAsInt()"),
          Feature.named("record")
              .types(
                  "record Pair#(int a, String b) { Pair# { if (a > 8) throw new"
                      + " IllegalArgumentException(); } }")
              .fields("volatile Pair# pair# = new Pair#(1, \"p\");")
              .does(
                  "pair#.a()",
                  "pair#.toString()",
                  "pair#.equals(new Pair#(1, \"p\"))",
                  "{ pair# = new Pair#(pair#.a() * 3, pair#.b() + \"q\"); }",
                  "pair# instanceof Pair#(int a, String b) && a > 1 ? b : \"small\"",
                  "pair#.hashCode()")
              .ends("pair#"),
          Feature.named("enum")
              .types(
                  """
                  enum Light# {
                    RED, GREEN { int worth() { return 5; } };
                    int uses;
                    int worth() {
                      return 1 + uses;
                    }
                  }\
                  """)
              .does(
                  "Light#.RED.uses++",
                  "Light#.GREEN.worth()",
                  "Light#.valueOf(\"RED\").worth()",
                  "Light#.values().length",
                  "Light#.valueOf(\"BLUE\")",
                  "new EnumMap<Light#, Integer>(java.util.Map.of(Light#.RED,"
                      + " Light#.RED.uses)).toString()",
                  "switch (Light#.values()[Light#.RED.uses % 2]) { case RED -> r = \"r\"; case"
                      + " GREEN -> r = \"g\"; }")
              .ends("Light#.RED.uses")
              .fresh());

  private DeclarationFeatures() {}
}
