package jacquard.check.selftest;

import java.util.List;

/** What a Java program can do with what it declares: statements, locks, and calls of the JDK. */
final class StatementFeatures {
  static final List<Feature> ALL =
      List.of(
          Feature.named("switch")
              .fields("volatile Object sel# = \"one\";")
              .does(
                  "switch (sel#) { case String s when s.length() > 3 -> r = \"long\"; case String s"
                      + " -> r = s; case Integer i -> r = i + 1; default -> r = \"?\"; }",
                  "{ sel# = 7; }",
                  "{ sel# = \"three\"; }",
                  "switch (String.valueOf(sel#)) { case \"one\": r = 1; case \"three\": r = 3;"
                      + " break; default: r = 0; }",
                  "{ sel# = null; }"),
          Feature.named("try and finally")
              .fields("int n#;", "int m#;")
              .types(
                  """
                  int risky#(int k) {
                    try {
                      n#++;
                      if (k == n#) {
                        throw new IllegalStateException("equal");
                      }
                      return n#;
                    } catch (IllegalStateException e) {
                      m#++;
                      return -m#;
                    } finally {
                      n# += 10;
                    }
                  }\
                  """,
                  "class Res# implements AutoCloseable { public void close() { m# += 100; } }")
              .does(
                  "risky#(1)",
                  "risky#(2)",
                  "try (Res# a = new Res#()) { r = n#; if (m# > 100) throw new"
                      + " java.io.IOException(); }",
                  "{ try { r = 1 / n#; } finally { n# = 0; } }",
                  "out: for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) { if (n# > i + j)"
                      + " { r = i + j; break out; } } }")
              .ends("n#", "m#"),
          Feature.named("synchronized methods")
              .types(
                  """
                  static class Account# {
                    private int sum = 3;
                    synchronized int take(int k) {
                      return sum >= k ? (sum -= k) : -1;
                    }
                    synchronized int put(int k) {
                      return add(k);
                    }
                    private synchronized int add(int k) {
                      return sum += k;
                    }
                    int peek() {
                      synchronized (this) {
                        return sum;
                      }
                    }
                  }\
                  """)
              .fields("final Account# account# = new Account#();")
              .does("account#.take(2)", "account#.put(1)", "account#.peek()", "account#.take(3)")
              .ends("account#.peek()"),
          Feature.named("two locks")
              .fields(
                  "final Object p# = new Object();",
                  "final Object q# = new Object();",
                  "int held#;")
              .does(
                  "synchronized (p#) { synchronized (q#) { r = ++held#; } }",
                  "synchronized (q#) { synchronized (p#) { r = ++held#; } }",
                  "synchronized (p#) { r = held#; }",
                  "synchronized (q#) { held# += 10; }",
                  "Thread.holdsLock(p#)")
              .ends("held#"),
          Feature.named("odd locks")
              .fields(
                  "final Integer boxed# = Integer.valueOf(1000);",
                  "final String text# = new String(\"lock\");",
                  "int inside#;")
              .does(
                  "synchronized (boxed#) { r = ++inside#; }",
                  "synchronized (text#) { r = ++inside#; }",
                  "synchronized (text#.intern()) { r = ++inside#; }",
                  "synchronized (Integer.valueOf(1000)) { r = ++inside#; }",
                  "synchronized (Thread.State.NEW) { r = ++inside#; }",
                  "synchronized (Integer.class) { r = ++inside#; }")
              .ends("inside#"),
          Feature.named("static synchronized")
              .types(
                  """
                  static class Global# {
                    static int total;
                    static synchronized int add(int k) {
                      total += k;
                      return total;
                    }
                    static int sub() {
                      synchronized (Global#.class) {
                        return --total;
                      }
                    }
                  }\
                  """)
              .does("Global#.add(2)", "Global#.sub()", "Global#.add(5)")
              .ends("Global#.total")
              .fresh(),
          Feature.named("wait and notify")
              .fields("final Object cond# = new Object();", "int ready#;")
              .does(
                  "synchronized (cond#) { ready#++; cond#.notifyAll(); }",
                  "synchronized (cond#) { ready#++; cond#.notify(); }",
                  "synchronized (cond#) { while (ready# == 0) { cond#.wait(); } r = ready#--; }",
                  "synchronized (cond#) { if (ready# == 0) { cond#.wait(); } r = ready#; }",
                  "cond#.notify();",
                  "cond#.wait();"),
          Feature.named("exceptions")
              .types(
                  "static class Custom# extends RuntimeException { Custom#(Throwable c) {"
                      + " super(\"custom\", c); } }")
              .fields(
                  "volatile RuntimeException last#;",
                  "final Exception shared# = new Exception(\"s\");")
              .does(
                  "{ last# = new Custom#(last#); throw last#; }",
                  "last# == null ? \"none\" : String.valueOf(last#.getCause() == null)",
                  "{ shared#.addSuppressed(new Exception(\"x\")); r ="
                      + " shared#.getSuppressed().length; }",
                  "shared#.getSuppressed().length",
                  "{ shared#.initCause(new Error()); r = \"set\"; }",
                  "shared#.getCause() == null",
                  "((Object) null).toString()",
                  "(String) (Object) Integer.valueOf(3)"),
          Feature.named("string building")
              .fields(
                  "final StringBuffer sb# = new StringBuffer();", "volatile String str# = \"s\";")
              .does(
                  "sb#.append('x').length()",
                  "sb#.insert(0, \"yz\").toString()",
                  "sb#.toString()",
                  "{ str# = str# + sb#.length() + 'c'; r = str#; }",
                  "{ str# += 1; r = str#.length(); }",
                  "String.format(\"%s-%d\", str#, sb#.length())",
                  "String.join(\",\", str#, \"t\").indexOf(\"t\")",
                  "sb#.reverse().charAt(0)")
              .ends("sb#", "str#"),
          Feature.named("thread-local")
              .fields(
                  "final AtomicInteger ids# = new AtomicInteger();",
                  "final ThreadLocal<Integer> tl# ="
                      + " ThreadLocal.withInitial(ids#::incrementAndGet);")
              .does(
                  "tl#.get()",
                  "{ tl#.set(tl#.get() + 10); r = tl#.get(); }",
                  "tl#.remove();",
                  "ids#.get()")
              .ends("ids#"),
          Feature.named("interrupts")
              .fields("volatile Thread target#;", "final Object mon# = new Object();")
              .does(
                  "{ target# = Thread.currentThread(); r = Thread.interrupted(); }",
                  "{ Thread t = target#; if (t != null) { t.interrupt(); } r = t == null; }",
                  "Thread.currentThread().isInterrupted()",
                  "{ Thread.currentThread().interrupt(); synchronized (mon#) { mon#.wait(); } }",
                  "{ Thread.currentThread().interrupt(); r = Thread.interrupted(); }"),
          Feature.named("reflection")
              .types(
                  "public static class Bean# { public int num = 1; public volatile String name ="
                      + " \"n\"; public int bump() { return ++num; } }")
              .fields(
                  "final Bean# bean# = new Bean#();",
                  "final Object arr# = java.lang.reflect.Array.newInstance(int.class, 2);")
              .does(
                  "Bean#.class.getField(\"num\").getInt(bean#)",
                  "Bean#.class.getField(\"num\").setInt(bean#, 5);",
                  "Bean#.class.getMethod(\"bump\").invoke(bean#)",
                  "bean#.num",
                  "{ bean#.num = 8; }",
                  "java.lang.reflect.Array.setInt(arr#, 0, 4);",
                  "java.lang.reflect.Array.getInt(arr#, 0)",
                  "Bean#.class.getDeclaredFields().length",
                  "Bean#.class.getField(\"name\").get(bean#)",
                  "{ bean#.name = \"m\"; }",
                  "Bean#.class.getConstructor().newInstance().bump()")
              .ends("bean#.num"),
          Feature.named("handles")
              .types(
                  """
                  static class Cell# {
                    int val;
                    static final java.lang.invoke.VarHandle VAL;
                    static final java.lang.invoke.MethodHandle SET;
                    static {
                      try {
                        VAL = java.lang.invoke.MethodHandles.lookup().findVarHandle(Cell#.class, "val", int.class);
                        SET = java.lang.invoke.MethodHandles.lookup().findSetter(Cell#.class, "val", int.class);
                      } catch (ReflectiveOperationException e) {
                        throw new ExceptionInInitializerError(e);
                      }
                    }
                  }\
                  """)
              .fields(
                  "final Cell# cell# = new Cell#();",
                  "static final java.lang.invoke.VarHandle ELEMENTS# ="
                      + " java.lang.invoke.MethodHandles.arrayElementVarHandle(int[].class);",
                  "final int[] els# = new int[2];")
              .does(
                  "(int) Cell#.VAL.getAndAdd(cell#, 2)",
                  "Cell#.VAL.compareAndSet(cell#, 0, 5)",
                  "(int) Cell#.VAL.getVolatile(cell#)",
                  "Cell#.SET.invokeExact(cell#, 9);",
                  "(int) ELEMENTS#.getAndAdd(els#, 0, 3)",
                  "els#[0]")
              .ends("cell#.val"),
          Feature.named("collections without locks")
              .fields(
                  "final ArrayList<Integer> list# = new ArrayList<>(List.of(1, 2));",
                  "final HashMap<String, Integer> map# = new HashMap<>();")
              .does(
                  "list#.add(3)",
                  "list#.size()",
                  "list#.remove(0)",
                  "for (Integer i : list#) { r = i; }",
                  "map#.put(\"a\", 1)",
                  "map#.merge(\"a\", 1, Integer::sum)",
                  "map#.get(\"a\")",
                  "list#.stream().mapToInt(i -> i).sum()",
                  "list#.contains(3)")
              .ends("list#.size()", "map#"),
          Feature.named("collections with locks")
              .fields(
                  "final List<Integer> safe# = Collections.synchronizedList(new ArrayList<>());",
                  "final Vector<Integer> vec# = new Vector<>();",
                  "final Hashtable<String, Integer> tab# = new Hashtable<>();")
              .does(
                  "safe#.add(1)",
                  "safe#.size()",
                  "vec#.add(safe#.size())",
                  "vec#.isEmpty() ? -1 : vec#.remove(0)",
                  "tab#.put(\"k\", vec#.size())",
                  "tab#.get(\"k\")",
                  "tab#.containsKey(\"k\")",
                  "safe#.toString()")
              .ends("safe#", "vec#", "tab#"),
          Feature.named("threads of threads")
              .fields("volatile int work#;", "volatile Thread child#;")
              .does(
                  "{ Thread t = new Thread(() -> work#++); t.start(); t.join(); r = work#; }",
                  "{ Thread t = Thread.ofVirtual().start(() -> work# += 2); t.join(); r = work#; }",
                  "{ Thread t = new Thread(() -> work# += 5); child# = t; t.start(); }",
                  "{ Thread t = child#; if (t != null) { t.join(); r = t.isAlive(); } }",
                  "{ Thread.yield(); r = work#; }")
              .ends("child# == null ? \"none\" : \"some\""),
          Feature.named("clones")
              .types(
                  """
                  static class Sheep# implements Cloneable {
                    int wool = 1;
                    int[] legs = {4};
                    public Sheep# clone() throws CloneNotSupportedException {
                      return (Sheep#) super.clone();
                    }
                    synchronized int shear() {
                      return wool-- + legs[0]++;
                    }
                  }\
                  """)
              .fields("final Sheep# dolly# = new Sheep#();")
              .does(
                  "dolly#.clone().shear()",
                  "dolly#.shear()",
                  "dolly#.clone().wool",
                  "dolly#.legs[0]")
              .ends("dolly#.wool"),
          Feature.named("generics and varargs")
              .types(
                  """
                  static class Ref#<T extends Comparable<T>> {
                    volatile T best;
                    @SafeVarargs
                    final T offer(T... all) {
                      for (T t : all) {
                        if (best == null || t.compareTo(best) > 0) {
                          best = t;
                        }
                      }
                      return best;
                    }
                  }\
                  """)
              .fields("final Ref#<String> ref# = new Ref#<>();")
              .does("ref#.offer(\"a\", \"c\")", "ref#.offer(\"b\")", "ref#.best", "ref#.offer()")
              .ends("ref#.best"),
          Feature.named("loops")
              .fields("volatile boolean stop#;", "volatile int turns#;")
              .does(
                  "{ int i = 0; while (!stop# && i < 3) { i++; turns#++; } r = i; }",
                  "{ stop# = true; }",
                  "{ int i = 0; do { i += turns#; } while (i < 2 && i > 0); r = i; }",
                  "{ int s = 0; for (int i = 0; i < 4; i++) { if (i == turns#) continue; s += i; }"
                      + " r = s; }")
              .ends("turns#"));

  private StatementFeatures() {}
}
