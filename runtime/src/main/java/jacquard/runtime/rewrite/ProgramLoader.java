package jacquard.runtime.rewrite;

import jacquard.hooks.Definitions;
import jacquard.hooks.Original;
import jacquard.hooks.Supervision;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Loads a program and its libraries, rewritten; classes of the JDK come from the platform. */
public final class ProgramLoader extends ClassLoader {
  static {
    registerAsParallelCapable();
  }

  private static final String HOOKS = "jacquard.hooks.";
  private static final String APPLICATION_LOADER =
      "jdk.internal.loader.ClassLoaders$AppClassLoader";

  private final URLClassLoader path;
  private final Map<String, byte[]> inMemory;
  private final ProgramRewriter rewriter;
  private final Set<String> loaded = new TreeSet<>();

  /**
   * A loader of one program.
   *
   * @param classPath folders and jars
   * @param inMemory class files by internal name; they come before those of the class path
   */
  public ProgramLoader(List<Path> classPath, Map<String, byte[]> inMemory, Symbols symbols) {
    super("program", ClassLoader.getPlatformClassLoader());
    // only as a reader of resources: it never defines a class
    path = new URLClassLoader(classPath.stream().map(ProgramLoader::url).toArray(URL[]::new), null);
    this.inMemory = Map.copyOf(inMemory);
    rewriter =
        new ProgramRewriter(
            symbols, this::isRewritten, ClassFiles.of(getParent()).orElse(this::classFile));
    Definitions.install(new RunTimeClasses(this, symbols));
    setDefaultAssertionStatus(true);
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException("not a class path entry: " + path, e);
    }
  }

  private boolean isRewritten(String internalName) {
    String name = internalName.replace('/', '.');
    return !name.startsWith(HOOKS) && !isOfThePlatform(internalName) && hasClassFile(internalName);
  }

  boolean isOfThePlatform(String internalName) {
    return internalName.startsWith("java/")
        || getParent().getResource(internalName + ".class") != null;
  }

  private boolean hasClassFile(String internalName) {
    return inMemory.containsKey(internalName) || path.findResource(internalName + ".class") != null;
  }

  byte @Nullable [] classFile(String internalName) {
    byte[] bytes = inMemory.get(internalName);
    return bytes != null ? bytes : ClassFiles.of(path).find(internalName);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    // classes load when the program first uses them: that is no step of the program
    Thread suspended = Supervision.suspend();
    try {
      if (name.startsWith(HOOKS)) {
        return Supervision.class.getClassLoader() == null
            ? super.loadClass(name, resolve)
            : Supervision.class.getClassLoader().loadClass(name);
      }
      return super.loadClass(name, resolve);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  /** Hands over the class files that were loaded so far, in the order of their names. */
  public void forEachLoaded(Consumer<byte[]> consumer) {
    synchronized (loaded) {
      for (String name : loaded) {
        byte[] bytes = classFile(name);
        if (bytes != null) {
          consumer.accept(bytes);
        }
      }
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    String internalName = name.replace('.', '/');
    byte[] original;
    try {
      original = classFile(internalName);
    } catch (UncheckedIOException e) {
      throw new UnsupportedClassFileException(
          name, 0, "it cannot be read (" + e.getMessage() + ")", e);
    }
    if (original == null) {
      throw new ClassNotFoundException(name);
    }
    synchronized (loaded) {
      loaded.add(internalName);
    }
    byte[] bytes = original;
    if (isRewritten(internalName)) {
      bytes = rewriter.rewrite(internalName, original);
      Original.add(this, name, ProgramRewriter.original(original));
    }
    Definitions.asItIs(bytes);
    return defineClass(name, bytes, 0, bytes.length, domain(internalName));
  }

  /** As the loader of a program's classes shows itself on a JVM of its own. */
  @Override
  public String toString() {
    return super.toString().replace(ProgramLoader.class.getName(), APPLICATION_LOADER);
  }

  private ProtectionDomain domain(String internalName) {
    URL file = path.findResource(internalName + ".class");
    return new ProtectionDomain(new CodeSource(file, (Certificate[]) null), null, this, null);
  }

  @Override
  protected @Nullable URL findResource(String name) {
    return path.findResource(name);
  }

  @Override
  protected Enumeration<URL> findResources(String name) throws IOException {
    return path.findResources(name);
  }
}
