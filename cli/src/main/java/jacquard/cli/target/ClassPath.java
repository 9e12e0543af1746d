package jacquard.cli.target;

import jacquard.cli.console.UsageException;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;

/** A class path as it was typed: every entry is there and can be read. */
final class ClassPath {
  private static final String ALL_JARS = "*";

  private ClassPath() {}

  /**
   * The folders and jars.
   *
   * @throws UsageException for an entry that does not exist or cannot be read
   */
  static List<Path> parse(String text) {
    List<Path> entries = new ArrayList<>();
    for (String entry : text.split(File.pathSeparator, -1)) {
      if (entry.equals(ALL_JARS) || entry.endsWith(File.separator + ALL_JARS)) {
        addJars(path(entry.substring(0, entry.length() - 1)), entries);
      } else {
        entries.add(checked(path(entry), entry));
      }
    }
    return entries;
  }

  /** As class loaders take them. */
  static URL[] urls(List<Path> entries) throws MalformedURLException {
    URL[] urls = new URL[entries.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = entries.get(i).toUri().toURL();
    }
    return urls;
  }

  private static Path path(String entry) {
    try {
      return Path.of(entry.isEmpty() ? "." : entry);
    } catch (InvalidPathException e) {
      throw new UsageException("class path entry '" + entry + "' is not a file name", e);
    }
  }

  private static Path checked(Path path, String entry) {
    if (!Files.exists(path)) {
      throw new UsageException("class path entry '" + entry + "' does not exist");
    }
    if (!Files.isDirectory(path)) {
      try (ZipFile jar = new ZipFile(path.toFile())) {
        jar.size();
      } catch (IOException e) {
        throw new UsageException(
            "class path entry '%s' is not a folder and cannot be read as a jar (%s)"
                .formatted(entry, e.getMessage()),
            e);
      }
    }
    return path;
  }

  private static void addJars(Path folder, List<Path> entries) {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.jar")) {
      List<Path> sorted = new ArrayList<>();
      jars.forEach(sorted::add);
      sorted.sort(null);
      sorted.forEach(jar -> entries.add(checked(jar, jar.toString())));
    } catch (IOException e) {
      throw new UsageException("cannot list the jars of " + folder + ": " + e.getMessage(), e);
    }
  }
}
