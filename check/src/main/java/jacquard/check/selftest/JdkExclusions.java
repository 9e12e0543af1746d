package jacquard.check.selftest;

import java.lang.reflect.Executable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What random programs do not call, and why. Everything else of the public API is tried, also what
 * a later JDK adds.
 */
final class JdkExclusions {
  /** By class, or by the beginning of its name where {@code .} or {@code *} follow. */
  private static final Map<String, String> CLASSES = new LinkedHashMap<>();

  /** By class and method, or method alone. */
  private static final Map<String, String> METHODS = new LinkedHashMap<>();

  private static final String TOOLKIT = "starts a toolkit, or needs a screen or a device";
  private static final String NETWORK = "opens connections or asks for names of machines";
  private static final String FILES = "leaves files behind, which the next run finds";
  private static final String PROCESS = "starts, ends or attaches to processes";
  private static final String NATIVE = "touches memory outside the heap, and may crash the JVM";
  private static final String WHOLE_JVM = "changes the whole JVM, which lives for many runs";
  private static final String INPUT = "waits for somebody to type";
  private static final String COLLECTOR = "depends on when the garbage collector runs";
  private static final String CLOCK = "the clock of a search begins on a day of its own";
  private static final String COMPILER = "runs a compiler: seconds for a call";

  static {
    for (String name :
        new String[] {
          "java.awt.",
          "javax.swing.",
          "javax.print.",
          "javax.sound.",
          "javax.imageio.",
          "javax.accessibility.",
          "com.sun.java.accessibility.",
          "java.applet.",
          "javax.smartcardio.",
          "java.beans.Introspector",
          "java.beans.PropertyEditorManager",
          "java.beans.Beans"
        }) {
      CLASSES.put(name, TOOLKIT);
    }
    for (String name :
        new String[] {
          "java.net.Socket*",
          "java.net.ServerSocket",
          "java.net.DatagramSocket",
          "java.net.MulticastSocket",
          "java.net.InetAddress",
          "java.net.Inet4Address",
          "java.net.Inet6Address",
          "java.net.InetSocketAddress",
          "java.net.NetworkInterface",
          "java.net.DatagramPacket",
          "java.net.http.",
          "java.net.SecureCacheResponse",
          "java.net.URL",
          "java.net.URLConnection",
          "java.net.URLClassLoader",
          "java.net.URLStreamHandler",
          "java.net.HttpURLConnection",
          "java.net.JarURLConnection",
          "java.nio.channels.",
          "com.sun.net.httpserver.",
          "com.sun.nio.sctp.",
          "javax.net.",
          "java.rmi.",
          "javax.rmi.",
          "javax.naming.",
          "javax.management.remote.",
          "com.sun.jndi.",
          "javax.sql.rowset.",
          "org.ietf.jgss.",
          "com.sun.security.jgss.",
          "javax.security.auth.kerberos.",
          "jdk.net."
        }) {
      CLASSES.put(name, NETWORK);
    }
    for (String name :
        new String[] {
          "java.io.File*", "java.io.RandomAccessFile", "java.nio.file.Files",
          "java.util.logging.FileHandler", "java.util.prefs.", "java.util.zip.ZipFile",
          "java.util.jar.JarFile", "jdk.security.jarsigner.", "java.util.logging.LogManager"
        }) {
      CLASSES.put(name, FILES);
    }
    for (String name :
        new String[] {
          "java.lang.Process*",
          "com.sun.tools.attach.",
          "com.sun.jdi.",
          "jdk.jshell.",
          "com.sun.security.auth.module.",
          "jdk.jfr.",
          "java.lang.instrument.",
          "com.sun.management."
        }) {
      CLASSES.put(name, PROCESS);
    }
    for (String name :
        new String[] {"sun.misc.", "sun.reflect.", "java.lang.foreign.", "sun.nio.", "jdk.nio."}) {
      CLASSES.put(name, NATIVE);
    }
    for (String name :
        new String[] {
          "java.lang.System",
          "java.lang.Runtime",
          "java.security.Security",
          "java.security.Policy",
          "java.lang.management.",
          "javax.management.",
          "java.net.Authenticator",
          "java.sql.DriverManager",
          "java.util.spi.",
          "java.lang.Shutdown"
        }) {
      CLASSES.put(name, WHOLE_JVM);
    }
    for (String name :
        new String[] {"java.io.Console", "com.sun.security.auth.callback.", "java.lang.IO"}) {
      CLASSES.put(name, INPUT);
    }
    CLASSES.put("java.util.IdentityHashMap", "the order of its keys is that of their hash codes");
    for (String name : new String[] {"java.lang.ref.", "java.util.WeakHashMap"}) {
      CLASSES.put(name, COLLECTOR);
    }
    for (String name :
        new String[] {
          "com.sun.tools.",
          "com.sun.source.",
          "jdk.javadoc.",
          "javax.tools.",
          "jdk.nashorn.",
          "javax.annotation.processing."
        }) {
      CLASSES.put(name, COMPILER);
    }
    for (String name : new String[] {"exit", "halt", "stop", "destroy", "suspend", "resume"}) {
      METHODS.put(name, PROCESS);
    }
    for (String name :
        new String[] {
          "java.util.Locale.setDefault", "java.util.TimeZone.setDefault",
          "java.lang.Thread.setDefaultUncaughtExceptionHandler",
              "java.lang.ClassLoader.clearAssertionStatus",
          "java.util.concurrent.ForkJoinPool.commonPool"
        }) {
      METHODS.put(name, WHOLE_JVM);
    }
    for (String name : new String[] {"load", "loadLibrary", "allocateDirect"}) {
      METHODS.put(name, NATIVE);
    }
    METHODS.put("now", CLOCK);
    for (String name :
        new String[] {
          "java.util.Date.java.util.Date/0",
          "java.util.GregorianCalendar.java.util.GregorianCalendar/0",
          "java.util.GregorianCalendar.java.util.GregorianCalendar/1",
          "java.util.GregorianCalendar.java.util.GregorianCalendar/2",
          "java.util.Calendar.getInstance",
          // those that tick do not differ within a minute, so that it is not seen that they tell it
          "java.time.Clock.tickMinutes",
          "java.time.Clock.tickSeconds",
          "java.time.Clock.tickMillis"
        }) {
      METHODS.put(name, CLOCK);
    }
    METHODS.put("hashCode", "is the identity of the object for most classes");
    for (String name :
        new String[] {
          "java.lang.Thread.threadId",
          "java.lang.Thread.getId",
          "java.util.logging.LogRecord.getThreadID",
          "java.util.logging.LogRecord.getLongThreadID"
        }) {
      METHODS.put(name, "the number of the main thread is another one in a search");
    }
    METHODS.put("wait", "is tried by other programs, with the monitor that it needs");
    METHODS.put("notify", "is tried by other programs, with the monitor that it needs");
    METHODS.put("notifyAll", "is tried by other programs, with the monitor that it needs");
    METHODS.put("getClass", "is the same whatever others do");
  }

  /** Packages of toolkits whose classes need none. */
  private static final Set<String> AFTER_ALL = Set.of("java.awt.geom.");

  private JdkExclusions() {}

  static boolean excludes(Class<?> type) {
    String name = type.getName();
    return AFTER_ALL.stream().noneMatch(name::startsWith)
        && CLASSES.keySet().stream().anyMatch(entry -> matches(entry, name));
  }

  private static boolean matches(String entry, String name) {
    return entry.endsWith(".")
        ? name.startsWith(entry)
        : entry.endsWith("*")
            ? name.startsWith(entry.substring(0, entry.length() - 1))
            : name.equals(entry) || name.startsWith(entry + "$");
  }

  static boolean excludes(Executable method) {
    String full = method.getDeclaringClass().getName() + "." + method.getName();
    return METHODS.containsKey(method.getName())
        || METHODS.containsKey(full)
        || METHODS.containsKey(full + "/" + method.getParameterCount());
  }
}
