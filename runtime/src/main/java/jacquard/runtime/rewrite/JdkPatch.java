package jacquard.runtime.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;

import jacquard.hooks.Hooks;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.net.URI;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The rewritten classes of this JDK, as jars for {@code --patch-module}. It is built once for a JDK
 * and a version of the rewriting code, and kept.
 *
 * @param folder where all of it is
 */
public record JdkPatch(Path folder) {
  /** Names another folder to keep patches in. */
  public static final String CACHE_PROPERTY = "jacquard.cache";

  private static final String PATCH = "patch-";
  private static final String JAR = ".jar";
  private static final String HOOKS = "jacquard/hooks/";

  /** The jar that goes with the base module. */
  public Path jar() {
    return folder.resolve(PATCH + JdkModules.BASE + JAR);
  }

  /** What the JVM is started with: the jar that goes with each module. */
  public SortedMap<String, Path> jars() throws IOException {
    SortedMap<String, Path> jars = new TreeMap<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PATCH + "*" + JAR)) {
      for (Path file : files) {
        String name = String.valueOf(file.getFileName());
        jars.put(name.substring(PATCH.length(), name.length() - JAR.length()), file);
      }
    }
    return jars;
  }

  /** The symbols that the classes use, for the program's to be added to. */
  public Symbols symbols() throws IOException {
    return Symbols.read(folder);
  }

  /** Set in JVMs that run with a patch, to its folder. */
  static final String RUNNING_PROPERTY = "jacquard.patch";

  /** The patch that this JVM was started with. */
  public static JdkPatch running() throws IOException {
    String folder = System.getProperty(RUNNING_PROPERTY);
    if (folder == null) {
      throw new IOException("this JVM was started without the option that patches java.base");
    }
    return new JdkPatch(Path.of(folder));
  }

  /** The patch for the JDK that runs now; builds it if it is not there yet. */
  public static JdkPatch ensure() throws IOException {
    return ensure(cacheFolder());
  }

  static JdkPatch ensure(Path cache) throws IOException {
    Path folder = cache.resolve("jdk-" + Runtime.version() + "-" + fingerprint());
    PrivateFolder.ensure(cache);
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && !Seal.isIntact(folder, care(cache))) {
      Path broken = Files.createTempDirectory(cache, "broken-");
      Files.move(folder, broken, StandardCopyOption.REPLACE_EXISTING);
      delete(broken);
    }
    if (!Files.isDirectory(folder)) {
      Path temporary = Files.createTempDirectory(cache, "building-");
      try {
        build(temporary);
        Seal.put(temporary);
        Files.move(temporary, folder, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException e) {
        throw new IOException("cannot move folders within " + cache, e);
      } catch (IOException e) {
        delete(temporary);
        if (!Files.isDirectory(folder)) { // else another process was faster
          throw e;
        }
      }
    }
    return new JdkPatch(folder);
  }

  private static Seal.Care care(Path cache) {
    return cache.toAbsolutePath().startsWith(System.getProperty("user.home"))
        ? Seal.Care.SIZES_AND_TIMES
        : Seal.Care.DIGESTS;
  }

  private static Path cacheFolder() {
    String property = System.getProperty(CACHE_PROPERTY);
    if (property != null) {
      return Path.of(property);
    }
    String variable = System.getenv("JACQUARD_CACHE");
    if (variable != null) {
      return Path.of(variable);
    }
    Path home = Path.of(System.getProperty("user.home"));
    return Files.isWritable(home)
        ? home.resolve(".cache").resolve("jacquard")
        : Path.of(
            System.getProperty("java.io.tmpdir"), "jacquard-" + System.getProperty("user.name"));
  }

  // ---- building

  private static void build(Path folder) throws IOException {
    JdkModules modules = JdkModules.running();
    Symbols symbols = new Symbols();
    JdkRewriter rewriter = new JdkRewriter(symbols, modules);
    for (String module : modules.names()) {
      Map<String, byte[]> classes = rewritten(rewriter, modules, module);
      if (module.equals(JdkModules.BASE)) {
        byte[] unsafe = modules.read(UnsafeAccess.UNSAFE);
        classes.put(UnsafeAccess.NAME, UnsafeAccess.generate(ClassFile.of().parse(unsafe)));
        classes.putAll(classesBesides(Hooks.class, HOOKS));
      }
      // a jar is opened faster than a folder with as many files, and faster still if not packed
      try (ZipOutputStream jar =
          new ZipOutputStream(
              new BufferedOutputStream(
                  Files.newOutputStream(folder.resolve(PATCH + module + JAR))))) {
        jar.setMethod(ZipOutputStream.STORED);
        for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
          write(jar, entry.getKey(), entry.getValue());
        }
      }
    }
    symbols.write(folder);
  }

  /** The classes of a module that are rewritten, by name; on all cores, since they are many. */
  private static SortedMap<String, byte[]> rewritten(
      JdkRewriter rewriter, JdkModules modules, String module) throws IOException {
    SortedMap<String, byte[]> classes = new ConcurrentSkipListMap<>();
    modules.classes(module).parallelStream()
        .forEach(
            name -> {
              byte[] original = modules.read(name);
              byte[] rewritten = rewriter.rewrite(original, JdkClasses.aspects(name));
              if (JdkLinkage.concerns(name)) {
                rewritten = JdkLinkage.rewrite(rewritten == null ? original : rewritten, modules);
              }
              if (rewritten != null) {
                classes.put(name, rewritten);
              }
            });
    return classes;
  }

  private static void write(ZipOutputStream jar, String name, byte[] bytes) throws IOException {
    CRC32 checksum = new CRC32();
    checksum.update(bytes);
    ZipEntry entry = new ZipEntry(name + ".class");
    entry.setSize(bytes.length);
    entry.setCrc(checksum.getValue());
    jar.putNextEntry(entry);
    jar.write(bytes);
    jar.closeEntry();
  }

  /** All classes of a package, from where one of them was loaded: a folder or a jar. */
  private static SortedMap<String, byte[]> classesBesides(Class<?> one, String packageName)
      throws IOException {
    CodeSource source = one.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IOException("the JDK is patched already: " + one + " is part of it");
    }
    Path location = Path.of(URI.create(source.getLocation().toString()));
    if (Files.isDirectory(location)) {
      return classesIn(location, packageName);
    }
    try (FileSystem jar = FileSystems.newFileSystem(location)) {
      return classesIn(jar.getPath("/"), packageName);
    }
  }

  private static SortedMap<String, byte[]> classesIn(Path root, String packageName)
      throws IOException {
    SortedMap<String, byte[]> classes = new TreeMap<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(root.resolve(packageName), "*.class")) {
      for (Path file : files) {
        String simple = String.valueOf(file.getFileName()).replace(".class", "");
        if (!simple.equals("package-info")) {
          classes.put(packageName + simple, Files.readAllBytes(file));
        }
      }
    }
    return classes;
  }

  // ---- keeping

  /** Changes with anything that the patch is made by. */
  private static String fingerprint() throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(System.getProperty("java.vm.version", "").getBytes(UTF_8));
      classesBesides(Hooks.class, HOOKS).values().forEach(digest::update);
      classesBesides(JdkPatch.class, "jacquard/runtime/rewrite/").values().forEach(digest::update);
      digest.update(JdkTable.text().getBytes(UTF_8));
      return HexFormat.of().formatHex(digest.digest(), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
