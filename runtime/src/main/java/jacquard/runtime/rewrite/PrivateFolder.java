package jacquard.runtime.rewrite;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A folder that nobody but its user can change. What a JVM is started with comes from one: whoever
 * could write there would have their code run. Where files have no owners and no permissions, this
 * is left to the system.
 */
public final class PrivateFolder {
  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rwx------");

  private static final int STICKY = 01000;

  private PrivateFolder() {}

  /** Thrown for a folder or a file that somebody else may have made. */
  public static final class UntrustedException extends IOException {
    private static final long serialVersionUID = 1L;

    UntrustedException(Path path, String why) {
      super(
          "%s is not trusted: %s; remove it, or name another folder with JACQUARD_CACHE"
              .formatted(path, why));
    }
  }

  /** Makes the folder if it is not there, and sees to it that it is private. */
  static void ensure(Path folder) throws IOException {
    if (!hasOwners()) {
      Files.createDirectories(folder);
      return;
    }
    Path absolute = folder.toAbsolutePath().normalize();
    if (!Files.exists(absolute, LinkOption.NOFOLLOW_LINKS)) {
      Files.createDirectories(absolute, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
    }
    requireOwn(absolute);
    if (!Files.isDirectory(absolute, LinkOption.NOFOLLOW_LINKS)) {
      throw new UntrustedException(absolute, "it is no folder");
    }
    if (!Files.getPosixFilePermissions(absolute).equals(OWNER_ONLY)) {
      Files.setPosixFilePermissions(absolute, OWNER_ONLY);
    }
    for (Path above = absolute.toRealPath().getParent(); above != null; above = above.getParent()) {
      requireThatNobodyCanReplaceWhatIsIn(above);
    }
  }

  /** Lets nobody else read or write a file, whatever the user's habit is. */
  static void close(Path file) throws IOException {
    if (hasOwners()) {
      Files.setPosixFilePermissions(
          file,
          PosixFilePermissions.fromString(Files.isExecutable(file) ? "rwx------" : "rw-------"));
    }
  }

  /**
   * Requires that a file or folder is there, belongs to this user, and can be written by no other.
   *
   * @throws UntrustedException if not
   */
  static void requireOwn(Path path) throws IOException {
    if (!hasOwners()) {
      return;
    }
    if (Files.isSymbolicLink(path)) {
      throw new UntrustedException(path, "it is a symbolic link");
    }
    if (!owner(path).equals(user())) {
      throw new UntrustedException(path, "it belongs to " + owner(path).getName());
    }
    if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS) && isWritableByOthers(path)) {
      throw new UntrustedException(path, "others may write it");
    }
  }

  /** In a folder that all may write, such as the temporary one, the sticky bit protects others. */
  private static void requireThatNobodyCanReplaceWhatIsIn(Path folder) throws IOException {
    if (Files.getAttribute(folder, "unix:mode") instanceof Integer mode
        && (mode & 0002) != 0
        && (mode & STICKY) == 0) {
      throw new UntrustedException(folder, "everybody may replace what is in it");
    }
  }

  private static boolean isWritableByOthers(Path path) throws IOException {
    Set<PosixFilePermission> permissions =
        Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS);
    return permissions.contains(PosixFilePermission.GROUP_WRITE)
        || permissions.contains(PosixFilePermission.OTHERS_WRITE);
  }

  private static UserPrincipal owner(Path path) throws IOException {
    return Files.getOwner(path, LinkOption.NOFOLLOW_LINKS);
  }

  private static @Nullable UserPrincipal cachedUser;

  private static UserPrincipal user() throws IOException {
    UserPrincipal user = cachedUser;
    if (user == null) {
      Path self = Path.of("/proc/self");
      user =
          Files.exists(self)
              ? Files.getOwner(self)
              : FileSystems.getDefault()
                  .getUserPrincipalLookupService()
                  .lookupPrincipalByName(System.getProperty("user.name"));
      cachedUser = user;
    }
    return user;
  }

  private static boolean hasOwners() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("unix");
  }
}
