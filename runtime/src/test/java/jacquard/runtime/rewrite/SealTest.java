package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a JVM is started with is its user's own, and as it was made. */
class SealTest {
  @TempDir private Path root = Path.of("");

  @BeforeEach
  void requireOwners() {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("unix"));
  }

  private Path sealed() throws IOException {
    Path folder = root.resolve("patch");
    PrivateFolder.ensure(folder);
    Files.writeString(folder.resolve("java.base.jar"), "classes");
    Seal.put(folder);
    return folder;
  }

  private static void chmod(Path path, String permissions) throws IOException {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
  }

  @Test
  void aNewFolderIsForItsOwnerOnly() throws IOException {
    Path folder = root.resolve("a/b");
    PrivateFolder.ensure(folder);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
        .isEqualTo("rwx------");
  }

  @Test
  void aFolderThatOthersCouldReadIsClosed() throws IOException {
    Path folder = Files.createDirectory(root.resolve("a"));
    chmod(folder, "rwxr-xr-x");
    PrivateFolder.ensure(folder);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
        .isEqualTo("rwx------");
  }

  @Test
  void aLinkIsNotTrusted() throws IOException {
    Path folder = Files.createDirectory(root.resolve("a"));
    Path link = Files.createSymbolicLink(root.resolve("link"), folder);
    assertThatThrownBy(() -> PrivateFolder.ensure(link))
        .isInstanceOf(PrivateFolder.UntrustedException.class)
        .hasMessageContaining("it is a symbolic link");
  }

  @Test
  void aFolderThatEverybodyMayReplaceIsNotTrusted() throws IOException {
    Path shared = Files.createDirectory(root.resolve("shared"));
    chmod(shared, "rwxrwxrwx");
    assertThatThrownBy(() -> PrivateFolder.ensure(shared.resolve("jacquard")))
        .isInstanceOf(PrivateFolder.UntrustedException.class)
        .hasMessageContaining("everybody may replace");
  }

  @Test
  void aFolderOfSomebodyElseIsNotTrusted() throws IOException {
    assumeTrue(Files.getOwner(Path.of("/proc/self")).getName().equals("root"));
    Path folder = Files.createDirectory(root.resolve("a"));
    Files.setOwner(
        folder,
        FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
    assertThatThrownBy(() -> PrivateFolder.ensure(folder))
        .isInstanceOf(PrivateFolder.UntrustedException.class)
        .hasMessageContaining("it belongs to nobody");
  }

  @Test
  void whatIsAsItWasIsIntact() throws IOException {
    Path folder = sealed();
    assertThat(Seal.isIntact(folder, Seal.Care.SIZES_AND_TIMES)).isTrue();
    assertThat(Seal.isIntact(folder, Seal.Care.DIGESTS)).isTrue();
  }

  @Test
  void whatHasChangedIsNoticed() throws IOException {
    Path folder = sealed();
    Path jar = folder.resolve("java.base.jar");
    FileTime time = Files.getLastModifiedTime(jar);
    Files.writeString(jar, "CLASSES");
    Files.setLastModifiedTime(jar, time);
    assertThat(Seal.isIntact(folder, Seal.Care.DIGESTS)).isFalse();
    Files.writeString(jar, "longer than before");
    assertThat(Seal.isIntact(folder, Seal.Care.SIZES_AND_TIMES)).isFalse();
    Files.delete(jar);
    assertThat(Seal.isIntact(folder, Seal.Care.SIZES_AND_TIMES)).isFalse();
  }

  @Test
  void whatOthersMayWriteIsNotTrusted() throws IOException {
    Path folder = sealed();
    chmod(folder.resolve("java.base.jar"), "rw-rw-rw-");
    assertThatThrownBy(() -> Seal.isIntact(folder, Seal.Care.SIZES_AND_TIMES))
        .isInstanceOf(PrivateFolder.UntrustedException.class)
        .hasMessageContaining("others may write it");
  }

  @Test
  void aFolderWithoutASealIsNotIntact() throws IOException {
    Path folder = root.resolve("patch");
    PrivateFolder.ensure(folder);
    assertThat(Seal.isIntact(folder, Seal.Care.SIZES_AND_TIMES)).isFalse();
  }
}
