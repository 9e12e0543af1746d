package jacquard.runtime.rewrite;

import java.lang.classfile.ClassFile;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.DiscontinuedInstruction.JsrInstruction;
import java.lang.classfile.instruction.DiscontinuedInstruction.RetInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A program whose classes are linked in an unusual way, with the verdict that it must get. A plain
 * JVM agrees: those that hold pass their assertions there.
 */
record LinkageProgram(String name, String verdict, Map<String, byte[]> classes) {
  static List<LinkageProgram> all() throws Exception {
    List<LinkageProgram> all = new ArrayList<>();
    absentClasses(all);
    initialisation(all);
    constantsOfInterfaces(all);
    oldClassFiles(all);
    classesOfTheProgramsOwnMaking(all);
    reflection(all);
    all.add(packageOfAnyName("kotlin"));
    all.add(packageOfAnyName("org.junit"));
    return all;
  }

  /** A program of one source file, each of whose classes begins with its name. */
  private static LinkageProgram of(String name, String verdict, String source, String... options)
      throws Exception {
    return new LinkageProgram(name, verdict, Compiled.of(source.replace("NAME", name), options));
  }

  private LinkageProgram without(String... absent) {
    Map<String, byte[]> rest = new HashMap<>(classes);
    for (String className : absent) {
      if (rest.remove(className) == null) {
        throw new IllegalArgumentException("no class " + className);
      }
    }
    return new LinkageProgram(name, verdict, rest);
  }

  // ---- classes that are not there

  private static final String ABSENT =
      """
      class NAMEOptional {
        static int count;
        NAMEOptional next() { return this; }
        static void call() {}
      }
      class NAMEOther extends NAMEOptional implements Runnable { public void run() {} }
      class NAMEUser {
        static int x;
        NAMEOptional field;
        static NAMEOther other;
        Object own = new Object();
        NAMEOptional signature(NAMEOther o) { return null; }
        int needsIt(boolean b, Object o) {
          Object made = b ? new NAMEOptional() : o;
          Runnable run = b ? new NAMEOther() : null;
          NAMEOptional one = o instanceof NAMEOptional p ? p : null;
          while (one != null) { one = one.next(); x++; }
          if (b) { NAMEOptional.count++; NAMEOptional.call(); }
          try { run.run(); } finally { x++; }
          return made.hashCode();
        }
        synchronized int merges(boolean b) {
          NAMEOptional a = null;
          if (b) { a = field; }
          x++;
          return a == null ? 0 : 1;
        }
      }
      class NAME {
        public static void main() throws Exception {
          NAMEUser user = new NAMEUser();
          int hash = user.hashCode();
          assert user.merges(true) == 0;
          int errors = 0;
          try { NAMEUser.class.getDeclaredMethods(); } catch (NoClassDefFoundError e) { errors++; }
          try { user.needsIt(true, null); } catch (NoClassDefFoundError e) { errors++; }
          assert errors == 2;
          NAMEUser.x = 0;
          Thread t = new Thread(() -> NAMEUser.x++);
          t.start();
          NAMEUser.x++;
          t.join();
          assert CONDITION;
        }
      }
      """;

  private static void absentClasses(List<LinkageProgram> all) throws Exception {
    // the errors come as on a JVM, and what follows them is still visible
    all.add(
        of("AbsentClassThenRace", "assertion", ABSENT.replace("CONDITION", "NAMEUser.x == 2"))
            .without("AbsentClassThenRaceOptional", "AbsentClassThenRaceOther"));
    all.add(
        of("AbsentClassAndNoBug", "holds", ABSENT.replace("CONDITION", "NAMEUser.x > 0"))
            .without("AbsentClassAndNoBugOptional", "AbsentClassAndNoBugOther"));
  }

  // ---- initialisation

  private static void initialisation(List<LinkageProgram> all) throws Exception {
    all.add(
        of(
            "SubclassWithoutInitialiser",
            "deadlock",
            """
            class NAME {
              static class Base { static Sub s = new Sub(); static void touch() {} }
              static class Sub extends Base {}
              public static void main() throws Exception {
                Thread t = new Thread(Sub::new);
                t.start();
                Base.touch();
                t.join();
              }
            }
            """));
    all.add(
        of(
            "OrderOfInitialisation",
            "holds",
            """
            class NAME {
              static final StringBuilder order = new StringBuilder();
              static Object note(String name) { order.append(name); return name; }
              interface Plain { Object NOTE = note("P"); }
              interface Above extends Plain { Object NOTE = note("A"); default void above() {} }
              interface Left extends Above { Object NOTE = note("L"); }
              interface Right { Object NOTE = note("R"); default void right() {} }
              static class Base implements Right { static { note("B"); } }
              static class Sub extends Base implements Left, Right { static { note("S"); } }
              public static void main() {
                new Sub();
                assert order.toString().equals("RBAS") : order;
                assert Left.NOTE.equals("L");
                assert Plain.NOTE.equals("P");
                assert order.toString().equals("RBASLP") : order;
              }
            }
            """));
    all.add(
        of(
            "FailedInitialisation",
            "holds",
            """
            class NAME {
              static int tries;
              static Object fail() { tries++; throw new IllegalStateException("no"); }
              interface Bad { Object VALUE = fail(); }
              static class Worse extends Bad2 {}
              static class Bad2 { static Object value = fail(); }
              static String thrown(Runnable run) {
                try { run.run(); return "none"; } catch (Throwable t) { return t.getClass().getSimpleName(); }
              }
              public static void main() {
                assert thrown(() -> Bad.VALUE.hashCode()).equals("ExceptionInInitializerError");
                assert thrown(() -> Bad.VALUE.hashCode()).equals("NoClassDefFoundError");
                assert thrown(Worse::new).equals("ExceptionInInitializerError");
                assert thrown(Worse::new).equals("NoClassDefFoundError");
                assert thrown(Bad2::new).equals("NoClassDefFoundError");
                assert tries == 2;
              }
            }
            """));
  }

  private static final String CONSTANTS =
      """
      class NAME {
        static final class Key { static final Key INSTANCE = new Key(); int count; }
        interface Constants {
          Key KEY = Key.INSTANCE;
          int[] ARRAY = {1, 2};
          boolean FLAG = Boolean.parseBoolean("true");
          int INT = Integer.parseInt("5");
          long LONG = Long.parseLong("6");
          float FLOAT = Float.parseFloat("2.5");
          double DOUBLE = Double.parseDouble("1.5");
          Runnable COUNT = () -> KEY.count++;
          default int count() { return KEY.count; }
          static int five() { return INT; }
        }
        static class Implementation implements Constants {}
        static class Lazy { static final Constants IT = new Constants() {}; }
        public static void main() throws Exception {
          assert Constants.KEY == Key.INSTANCE;
          assert Constants.class.getField("KEY").get(null) == Key.INSTANCE;
          assert Constants.FLAG && Constants.LONG == 6 && Constants.FLOAT == 2.5f;
          assert Constants.DOUBLE == 1.5 && Constants.five() == 5 && Implementation.INT == 5;
          assert Constants.ARRAY[0] == 1 && Constants.KEY.count == 0;
          Implementation.ARRAY[0]++;
          Thread t = new Thread(() -> Constants.COUNT.run());
          t.start();
          Constants.COUNT.run();
          t.join();
          assert Lazy.IT.count() CONDITION;
        }
      }
      """;

  private static void constantsOfInterfaces(List<LinkageProgram> all) throws Exception {
    all.add(of("InterfaceConstantRaced", "assertion", CONSTANTS.replace("CONDITION", "== 2")));
    all.add(of("InterfaceConstantAnew", "holds", CONSTANTS.replace("CONDITION", "> 0")));
  }

  // ---- class files of other times

  private static void oldClassFiles(List<LinkageProgram> all) throws Exception {
    for (int version : List.of(45, 46, 47, 48, 49, 50)) {
      all.add(withSubroutine("Subroutine" + version, version));
    }
  }

  /** A counter that two threads increment, in a subroutine of the method, as finally once was. */
  private static LinkageProgram withSubroutine(String name, int version) throws Exception {
    LinkageProgram program =
        of(
            name,
            "assertion",
            """
            class NAMECounter { static int count; static void increment() {} }
            class NAME {
              public static void main() throws Exception {
                Thread t = new Thread(NAMECounter::increment);
                t.start();
                NAMECounter.increment();
                t.join();
                assert NAMECounter.count == 2;
              }
            }
            """);
    ClassDesc counter = ClassDesc.of(name + "Counter");
    byte[] old =
        ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS)
            .build(
                counter,
                builder ->
                    builder
                        .withVersion(version, version == 45 ? 3 : 0)
                        .withFlags(ClassFile.ACC_SUPER)
                        .withField("count", ConstantDescs.CD_int, ClassFile.ACC_STATIC)
                        .withMethodBody(
                            "increment",
                            ConstantDescs.MTD_void,
                            ClassFile.ACC_STATIC,
                            code -> {
                              Label subroutine = code.newLabel();
                              code.with(JsrInstruction.of(subroutine))
                                  .return_()
                                  .labelBinding(subroutine)
                                  .astore(0)
                                  .getstatic(counter, "count", ConstantDescs.CD_int)
                                  .iconst_1()
                                  .iadd()
                                  .putstatic(counter, "count", ConstantDescs.CD_int)
                                  .with(RetInstruction.of(0));
                            }));
    program.classes.put(name + "Counter", old);
    return program;
  }

  // ---- classes that are defined at run time

  private static final String DEFINED =
      """
      import java.io.InputStream;
      import java.lang.invoke.MethodHandle;
      import java.lang.invoke.MethodHandles;
      import java.lang.invoke.MethodType;
      import java.util.HashMap;
      import java.util.Map;
      class NAMECounter {
        static int count = Integer.parseInt("0");
        static volatile boolean done;
        public static void increment() { count++; done = true; }
        public static int count() { return count; }
      }
      class NAME {
        static byte[] classFile() throws Exception {
          try (InputStream in = NAME.class.getResourceAsStream("/NAME.bin.class")) {
            return in.readAllBytes();
          }
        }
        static class Loader extends ClassLoader {
          final Map<String, Integer> asked = new HashMap<>();
          Loader() { super(NAME.class.getClassLoader()); }
          @Override
          protected synchronized Class<?> loadClass(String name, boolean resolve)
              throws ClassNotFoundException {
            asked.merge(name, 1, Integer::sum);
            if (!name.equals("NAMECounter")) { return super.loadClass(name, resolve); }
            Class<?> c = findLoadedClass(name);
            try {
              return c != null ? c : defineClass(name, classFile(), 0, classFile().length);
            } catch (Exception e) {
              throw new ClassNotFoundException(name, e);
            }
          }
        }
        static void call(MethodHandle handle) {
          try { handle.invokeExact(); } catch (Throwable t) { throw new AssertionError(t); }
        }
        public static void main() throws Throwable {
          Class<?> counter = DEFINE;
          MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(counter, MethodHandles.lookup());
          MethodHandle increment =
              lookup.findStatic(counter, "increment", MethodType.methodType(void.class));
          Thread t = new Thread(() -> call(increment));
          t.start();
          call(increment);
          t.join();
          assert (int) lookup.findStatic(counter, "count", MethodType.methodType(int.class)).invokeExact()
              CONDITION;
        }
      }
      """;

  private static void classesOfTheProgramsOwnMaking(List<LinkageProgram> all) throws Exception {
    Map<String, String> ways =
        Map.of(
            "OwnLoader", "new Loader().loadClass(\"NAMECounter\")",
            "Hidden", "MethodHandles.lookup().defineHiddenClass(classFile(), true).lookupClass()",
            "Lookup", "MethodHandles.lookup().defineClass(classFile())");
    for (Map.Entry<String, String> way : ways.entrySet()) {
      String source = DEFINED.replace("DEFINE", way.getValue());
      all.add(
          withHeldBack("Raced" + way.getKey(), "assertion", source.replace("CONDITION", "== 2")));
      all.add(withHeldBack("Fine" + way.getKey(), "holds", source.replace("CONDITION", "> 0")));
    }
  }

  /** A program that finds its class of counters only as a file, which it may define. */
  private static LinkageProgram withHeldBack(String name, String verdict, String source)
      throws Exception {
    LinkageProgram program = of(name, verdict, source);
    program.classes.put(name + ".bin", program.classes.remove(name + "Counter"));
    return program;
  }

  /** No class is left alone for its package. */
  private static LinkageProgram packageOfAnyName(String packageName) throws Exception {
    return of(
        packageName + ".Raced",
        "assertion",
        """
        package PACKAGE;
        class Raced {
          static int count;
          public static void main() throws Exception {
            Thread t = new Thread(() -> count++);
            t.start();
            count++;
            t.join();
            assert count == 2;
          }
        }
        """
            .replace("PACKAGE", packageName));
  }

  // ---- reflection

  private static void reflection(List<LinkageProgram> all) throws Exception {
    all.add(
        of(
            "ReflectionShowsWhatWasDeclared",
            "holds",
            """
            import java.io.ObjectStreamClass;
            import java.io.Serializable;
            import java.util.Arrays;
            class NAME {
              static final class Data implements Serializable {
                static final Object CONSTANT = new Object();
                static int count = Integer.parseInt("1");
                final int own = 1;
                synchronized void locked() {}
                static synchronized void lockedToo() {}
              }
              interface Face { Object KEY = new Object(); static void call() {} }
              enum Colour { RED, GREEN }
              static void same(Object shown, String expected) {
                assert shown.toString().equals(expected) : shown;
              }
              static String sorted(Object[] shown) {
                String[] texts = Arrays.stream(shown).map(Object::toString).toArray(String[]::new);
                Arrays.sort(texts);
                return Arrays.toString(texts);
              }
              public static void main() {
                same(
                    sorted(Data.class.getDeclaredFields()),
                    "[final int NAME$Data.own, static final java.lang.Object NAME$Data.CONSTANT,"
                        + " static int NAME$Data.count]");
                same(
                    sorted(Data.class.getDeclaredMethods()),
                    "[static synchronized void NAME$Data.lockedToo(),"
                        + " synchronized void NAME$Data.locked()]");
                same(Arrays.toString(Data.class.getInterfaces()), "[interface java.io.Serializable]");
                same(
                    Arrays.toString(Face.class.getDeclaredFields()),
                    "[public static final java.lang.Object NAME$Face.KEY]");
                same(
                    Arrays.toString(Face.class.getDeclaredMethods()),
                    "[public static void NAME$Face.call()]");
                same(Arrays.toString(Colour.class.getInterfaces()), "[]");
                same(ObjectStreamClass.lookup(Data.class).getSerialVersionUID(), "4089233515895437278");
              }
            }
            """));
    all.add(
        of(
            "EnumConstantsAreOfThisExecution",
            "holds",
            """
            import java.util.EnumMap;
            import java.util.EnumSet;
            class NAME {
              enum Colour { RED, GREEN; int used; }
              public static void main() throws Exception {
                Thread t = new Thread(() -> Thread.yield());
                t.start();
                Thread.yield();
                Colour first = Colour.class.getEnumConstants()[0];
                assert first.used == 0;
                first.used++;
                assert Enum.valueOf(Colour.class, "RED") == first;
                assert EnumSet.allOf(Colour.class).iterator().next() == first;
                EnumMap<Colour, String> map = new EnumMap<>(Colour.class);
                map.put(Colour.RED, "red");
                assert map.keySet().iterator().next() == first && Colour.RED == first;
                t.join();
              }
            }
            """));
    all.add(
        of(
            "NamedClassesAreInitialised",
            "holds",
            """
            import java.lang.invoke.MethodHandles;
            import java.lang.invoke.MethodType;
            class NAME {
              static int count;
              static class One { static { count += 1; } }
              static class Two { static { count += 10; } }
              static class Three { static { count += 100; } }
              static class Four { static { count += 1000; } static void call() {} }
              static class Five { static int value = 7; static { count += 10000; } }
              interface Six { Object KEY = add(); static Object add() { count += 100000; return ""; } }
              public static void main() throws Throwable {
                ClassLoader loader = NAME.class.getClassLoader();
                Class.forName("NAME$One");
                assert count == 1;
                Class.forName("NAME$Two", false, loader);
                assert count == 1;
                Class.forName("NAME$Two", true, loader);
                assert count == 11;
                MethodHandles.lookup().ensureInitialized(Three.class);
                assert count == 111;
                var handle =
                    MethodHandles.lookup()
                        .findStatic(Four.class, "call", MethodType.methodType(void.class));
                assert count == 111;
                handle.invokeExact();
                assert count == 1111;
                assert Five.class.getDeclaredField("value").getInt(null) == 7;
                assert count == 11111;
                Class.forName("NAME$Six");
                assert count == 111111;
              }
            }
            """));
  }
}
