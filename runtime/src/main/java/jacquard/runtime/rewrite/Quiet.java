package jacquard.runtime.rewrite;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * Methods with which the JDK works on its own account: it links, loads, looks up and caches. They
 * run out of control, for they are no steps of the program, and do more the first time than later.
 */
final class Quiet {
  private static final Pattern ALL = Pattern.compile("(?!<init>).*");

  private static final Map<String, Pattern> METHODS =
      Map.ofEntries(
          Map.entry(
              "java/lang/invoke/MethodHandleNatives",
              Pattern.compile("link.*|find.*|varHandleOperationLinkerMethod")),
          Map.entry(
              "java/lang/invoke/MethodHandles$Lookup",
              Pattern.compile(
                  "find.*|unreflect.*|revealDirect|define.*|bind|in|ensureInitialized")),
          Map.entry("java/lang/invoke/MethodHandles", ALL),
          Map.entry(
              "java/lang/invoke/MethodType",
              Pattern.compile("methodType|fromDescriptor|genericMethodType|makeImpl")),
          Map.entry(
              "java/lang/invoke/MethodHandle",
              Pattern.compile(
                  "asType|asSpreader|asCollector|bindTo|withVarargs|customize|maybeCustomize")),
          Map.entry(
              "java/lang/invoke/LambdaForm",
              Pattern.compile("prepare|compileToBytecode|getPreparedForm|createBlankForType")),
          Map.entry(
              "java/lang/invoke/Invokers",
              Pattern.compile(
                  "maybeCustomize|.*Invoker|methodHandleInvokeLinkerMethod|varHandle.*")),
          Map.entry(
              "java/lang/invoke/VarHandle",
              Pattern.compile(
                  "getMethodHandle.*|toMethodHandle|accessModeType.*|target|updateVarForm")),
          Map.entry(
              "java/lang/invoke/VarForm",
              Pattern.compile("(get|resolve)MemberName.*|getMethodType.*|initMethodTypes")),
          Map.entry("java/lang/ClassValue", Pattern.compile("getMap|initializeMap|castMap")),
          Map.entry("java/lang/ClassValue$ClassValueMap", ALL),
          Map.entry(
              "java/lang/ClassLoader",
              Pattern.compile("loadClass|getResource.*|getDefinedPackage.*|definePackage")),
          Map.entry("jdk/internal/loader/BuiltinClassLoader", Pattern.compile("loadClass.*")),
          Map.entry(
              "java/lang/Class",
              Pattern.compile(
                  "forName|get(Declared)?(Method|Methods|Field|Fields|Constructor|Constructors)"
                      + "|getResource.*|desiredAssertionStatus|getPackage.*")),
          Map.entry("jdk/internal/reflect/MethodHandleAccessorFactory", Pattern.compile("new.*")),
          Map.entry("java/lang/reflect/Method", Pattern.compile("acquireMethodAccessor")),
          Map.entry("java/lang/reflect/Constructor", Pattern.compile("acquireConstructorAccessor")),
          Map.entry("java/lang/reflect/Proxy", Pattern.compile("getProxyConstructor")),
          Map.entry(
              "java/lang/System", Pattern.compile("getProperty|getenv|getLogger|lineSeparator")),
          Map.entry(
              "java/util/Locale", Pattern.compile("getDefault|of|getInstance|forLanguageTag")),
          Map.entry("java/util/ResourceBundle", Pattern.compile("getBundle")),
          Map.entry("java/util/TimeZone", Pattern.compile("getDefault.*|getTimeZone")),
          Map.entry("java/text/DecimalFormatSymbols", Pattern.compile("getInstance")),
          Map.entry("java/text/NumberFormat", Pattern.compile("get.*Instance")),
          Map.entry("java/nio/charset/Charset", Pattern.compile("forName|isSupported|lookup.*")),
          Map.entry("jdk/internal/vm/ThreadContainers", Pattern.compile("(de)?registerContainer")),
          Map.entry("jdk/internal/logger/LazyLoggers", ALL),
          Map.entry("jdk/internal/ref/CleanerFactory", ALL),
          Map.entry("java/lang/ThreadGroup", Pattern.compile("synchronizedAddWeak")),
          // open files are counted for the whole JVM, also those that a past execution has left open
          Map.entry("java/util/zip/ZipFile$Source", ALL),
          Map.entry("java/util/zip/ZipFile$CleanableResource", ALL),
          Map.entry("sun/net/www/protocol/jar/JarFileFactory", ALL),
          Map.entry("java/lang/ref/Cleaner", Pattern.compile("create|register")));

  private Quiet() {}

  static boolean isIn(String internalName) {
    return METHODS.containsKey(internalName);
  }

  static boolean contains(String internalName, String method) {
    Pattern names = METHODS.get(internalName);
    return names != null && names.matcher(method).matches();
  }
}
