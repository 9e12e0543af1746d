package jacquard.runtime.rewrite;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * Methods with which the JDK works on its own account: it links, loads, looks up and caches. They
 * run out of control, for they are no steps of the program, and do more the first time than later.
 */
final class HousekeepingMethods {
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
          Map.entry(
              "java/lang/ClassLoader",
              Pattern.compile("loadClass|getResource.*|getDefinedPackage.*|definePackage")),
          Map.entry("java/lang/ClassLoader$ParallelLoaders", ALL),
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
          Map.entry("java/lang/System", Pattern.compile("getenv|getLogger|lineSeparator")),
          // a cache that Jacquard itself uses between executions
          Map.entry("java/util/Formatter", Pattern.compile("getDecimalFormatSymbols")),
          Map.entry("java/util/Locale", Pattern.compile("of|getInstance|forLanguageTag")),
          Map.entry("sun/util/locale/provider/LocaleProviderAdapter", ALL),
          Map.entry("sun/util/locale/provider/JRELocaleProviderAdapter", ALL),
          Map.entry("sun/util/locale/provider/LocaleServiceProviderPool", ALL),
          Map.entry("sun/util/locale/provider/LocaleResources", ALL),
          Map.entry("sun/util/locale/provider/CalendarDataUtility", ALL),
          Map.entry("sun/util/locale/provider/TimeZoneNameUtility", ALL),
          Map.entry("sun/util/resources/LocaleData", ALL),
          Map.entry("sun/util/cldr/CLDRLocaleProviderAdapter", ALL),
          Map.entry("sun/util/calendar/ZoneInfoFile", ALL),
          Map.entry("sun/security/jca/GetInstance", ALL),
          Map.entry("sun/security/jca/Providers", ALL),
          Map.entry("sun/security/jca/ProviderList", ALL),
          Map.entry(
              "java/security/Security",
              Pattern.compile("(?!<init>|addProvider|insertProviderAt|removeProvider).*")),
          Map.entry("java/security/Provider", ALL),
          Map.entry("java/security/Provider$Service", ALL),
          Map.entry("java/security/MessageDigest", Pattern.compile("getInstance")),
          Map.entry("java/security/SecureRandom", Pattern.compile("get.*|next|generateSeed")),
          Map.entry("java/security/KeyPairGenerator", Pattern.compile("getInstance")),
          Map.entry("java/security/KeyFactory", Pattern.compile("getInstance")),
          Map.entry("java/security/KeyStore", Pattern.compile("getInstance|getDefaultType")),
          Map.entry("java/security/Signature", Pattern.compile("getInstance")),
          Map.entry("java/security/AlgorithmParameters", Pattern.compile("getInstance")),
          Map.entry("javax/crypto/JceSecurity", ALL),
          Map.entry("javax/crypto/ProviderVerify", ALL),
          Map.entry("javax/crypto/CryptoAllPermission", ALL),
          Map.entry("javax/crypto/Cipher", Pattern.compile("getInstance|chooseFirstProvider")),
          Map.entry("javax/crypto/Mac", Pattern.compile("getInstance")),
          Map.entry("javax/crypto/KeyGenerator", Pattern.compile("getInstance")),
          Map.entry("javax/crypto/KeyAgreement", Pattern.compile("getInstance")),
          Map.entry("javax/crypto/SecretKeyFactory", Pattern.compile("getInstance")),
          Map.entry("java/util/ServiceLoader$LazyClassPathLookupIterator", ALL),
          Map.entry("java/util/ServiceLoader$ModuleServicesLookupIterator", ALL),
          Map.entry("java/lang/StackTraceElement", ALL),
          Map.entry("jdk/internal/loader/URLClassPath", ALL),
          Map.entry("java/net/URLClassLoader", Pattern.compile("find.*|getResource.*|define.*")),
          Map.entry("sun/net/www/protocol/jar/JarURLConnection", ALL),
          Map.entry("sun/net/www/protocol/jar/URLJarFile", ALL),
          Map.entry("java/io/ClassCache", ALL),
          Map.entry("java/util/zip/ZipFile", ALL),
          Map.entry("java/util/jar/JarFile", ALL),
          Map.entry("java/util/ResourceBundle", Pattern.compile("getBundle")),
          Map.entry(
              "java/nio/charset/Charset",
              Pattern.compile("forName|isSupported|lookup.*|defaultCharset|aliases")),
          // warns once in a JVM
          Map.entry("sun/misc/Unsafe", Pattern.compile("beforeMemoryAccess.*")),
          Map.entry("jdk/internal/vm/ThreadContainers", Pattern.compile("(de)?registerContainer")),
          Map.entry("jdk/internal/logger/LazyLoggers", ALL),
          Map.entry("jdk/internal/ref/CleanerFactory", ALL),
          Map.entry("java/lang/ThreadGroup", Pattern.compile("synchronizedAddWeak")),
          // open files are counted for the whole JVM, also those that a past execution has left
          // open
          Map.entry("java/util/zip/ZipFile$Source", ALL),
          Map.entry(
              "java/util/zip/ZipFile$CleanableResource",
              Pattern.compile("(?!<init>|releaseInflater).*")),
          Map.entry("sun/net/www/protocol/jar/JarFileFactory", ALL),
          // numbers modules, which the JVM keeps
          Map.entry("java/lang/invoke/MethodHandleProxies", ALL),
          Map.entry("java/lang/ref/Cleaner", Pattern.compile("create|register")));

  private HousekeepingMethods() {}

  static boolean isIn(String internalName) {
    return METHODS.containsKey(internalName);
  }

  static boolean contains(String internalName, String method) {
    Pattern names = METHODS.get(internalName);
    return names != null && names.matcher(method).matches();
  }
}
