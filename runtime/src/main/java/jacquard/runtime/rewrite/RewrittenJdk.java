package jacquard.runtime.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;

import jacquard.hooks.Supervision;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;

/**
 * A copy of this JDK whose classes are rewritten, and which has the hooks as a part of {@code
 * java.base}. It is built once for a JDK and a version of the rewriting code, and kept.
 *
 * <p>The JVM could be told to replace classes with {@code --patch-module} instead. Then it would
 * use no archive of classes, which makes its start ten times as long.
 *
 * @param folder where all of it is
 */
public record RewrittenJdk(Path folder) {
  /** Names another folder to keep rewritten JDKs in. */
  public static final String CACHE_PROPERTY = "jacquard.cache";

  /** The file that says where the original is. */
  static final String ORIGINAL = "original";

  private static final String NAME = "jdk-";

  /** Where the copy is. */
  Path home() {
    return folder.resolve("jdk");
  }

  /** What starts a JVM of it. */
  public Path java() {
    return home().resolve("bin").resolve("java");
  }

  /** The home of the JDK that this is a copy of, which programs are compiled against. */
  public Path original() throws IOException {
    return Path.of(Files.readString(folder.resolve(ORIGINAL)));
  }

  /** A jar of what a program may call of ours, which is part of the copy only. */
  public Path hooks() {
    return folder.resolve("hooks.jar");
  }

  /** The symbols that the classes use, for the program's to be added to. */
  public Symbols symbols() throws IOException {
    return Symbols.read(folder);
  }

  /** The one that this JVM is. */
  public static RewrittenJdk running() throws IOException {
    Path folder = Path.of(System.getProperty("java.home")).getParent();
    if (folder == null || !Supervision.isPartOfTheJdk()) {
      throw new IOException("the classes of this JVM's JDK are not rewritten");
    }
    return new RewrittenJdk(folder);
  }

  /** The one that this JVM is, or would be: programs are compiled alike for both. */
  public static RewrittenJdk ofThisJvm() throws IOException {
    return Supervision.isPartOfTheJdk() ? running() : ensure();
  }

  /** The one for the JDK that runs now; builds it if it is not there yet. */
  public static RewrittenJdk ensure() throws IOException {
    return ensure(cacheFolder());
  }

  static RewrittenJdk ensure(Path cache) throws IOException {
    Path folder = cache.resolve(NAME + Runtime.version() + "-" + fingerprint());
    PrivateFolder.ensure(cache);
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && !Seal.isIntact(folder, care(cache))) {
      Path broken = Files.createTempDirectory(cache, CacheFolder.BROKEN);
      Files.move(folder, broken, StandardCopyOption.REPLACE_EXISTING);
      CacheFolder.delete(broken);
    }
    if (!Files.isDirectory(folder)) {
      build(cache, folder);
      CacheFolder.tidy(cache, NAME);
    }
    Files.setLastModifiedTime(folder, FileTime.from(Instant.now()));
    return new RewrittenJdk(folder);
  }

  private static void build(Path cache, Path folder) throws IOException {
    Path temporary = Files.createTempDirectory(cache, CacheFolder.BUILDING);
    try {
      JdkBuild.run(new RewrittenJdk(temporary));
      Seal.put(temporary);
      Files.move(temporary, folder, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      throw new IOException("cannot move folders within " + cache, e);
    } catch (IOException e) {
      CacheFolder.delete(temporary);
      if (!Files.isDirectory(folder)) { // else another process was faster
        throw e;
      }
    }
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

  /** Changes with anything that the copy is made by. */
  private static String fingerprint() throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(System.getProperty("java.vm.version", "").getBytes(UTF_8));
      digest.update(System.getProperty("java.home", "").getBytes(UTF_8));
      PackageFiles.besides(Supervision.class).values().forEach(digest::update);
      PackageFiles.besides(RewrittenJdk.class).values().forEach(digest::update);
      digest.update(JdkTable.text().getBytes(UTF_8));
      return HexFormat.of().formatHex(digest.digest(), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
