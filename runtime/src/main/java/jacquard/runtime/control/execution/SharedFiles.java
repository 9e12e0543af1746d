package jacquard.runtime.control.execution;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which threads use which files. A file is fine as long as one thread uses it, or as long as nobody
 * changes it and others only ask for it. Each method says whether it is not.
 */
final class SharedFiles {
  private static final int NOBODY = -1;
  private static final int SEVERAL = -2;

  /** The users of a file, and of what is in it if it is a folder, by the numbers of threads. */
  private static final class Users {
    private int whoChanges = NOBODY;
    private int whoAsks = NOBODY;
    private int whoChangesEntries = NOBODY;
    private int whoLists = NOBODY;
  }

  /** By the path of the file, or by the object that has it open. */
  private final Map<Object, Users> users = new HashMap<>();

  void begin() {
    users.clear();
  }

  boolean isSharedWhenChangedBy(int thread, Object file) {
    Path path = path(file);
    Users all = users(path, file);
    boolean isShared = isOther(all.whoChanges, thread) || isOther(all.whoAsks, thread);
    all.whoChanges = with(all.whoChanges, thread);
    Path folder = path == null ? null : path.getParent();
    if (folder != null) {
      Users ofFolder = users(folder, file);
      isShared |= isOther(ofFolder.whoLists, thread);
      ofFolder.whoChangesEntries = with(ofFolder.whoChangesEntries, thread);
    }
    return isShared;
  }

  boolean isSharedWhenAskedForBy(int thread, Object file) {
    Users all = users(path(file), file);
    all.whoAsks = with(all.whoAsks, thread);
    return isOther(all.whoChanges, thread);
  }

  boolean isSharedWhenListedBy(int thread, Object folder) {
    Users all = users(path(folder), folder);
    all.whoLists = with(all.whoLists, thread);
    return isOther(all.whoChangesEntries, thread) || isOther(all.whoChanges, thread);
  }

  private Users users(@Nullable Path path, Object file) {
    return users.computeIfAbsent(path == null ? file : path.toString(), _ -> new Users());
  }

  private static boolean isOther(int user, int thread) {
    return user != NOBODY && user != thread;
  }

  private static int with(int user, int thread) {
    return isOther(user, thread) ? SEVERAL : thread;
  }

  /** Null for an object that has a file open. */
  private static @Nullable Path path(Object file) {
    try {
      return switch (file) {
        case Path path -> path.toAbsolutePath().normalize();
        case File named -> Path.of(named.getAbsolutePath()).normalize();
        case String name -> Path.of(name).toAbsolutePath().normalize();
        default -> null;
      };
    } catch (InvalidPathException e) {
      return null; // then there is no such file
    }
  }
}
