package jacquard.runtime.rewrite;

import jacquard.hooks.Definitions;
import jacquard.hooks.EnvironmentHooks;
import jacquard.hooks.Original;
import jacquard.hooks.Supervision;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites the classes that a program defines while it runs: those of its own class loaders, and
 * those that it makes itself.
 */
@SuppressWarnings("ReferenceEquality") // loaders are equal only to themselves
final class RunTimeClasses implements Definitions.Rewriter {
  private final ProgramLoader program;
  private final Symbols symbols;
  private final Map<ClassLoader, OfLoader> loaders = new WeakHashMap<>();

  /**
   * The classes that were added to those of the program. They stay, so that a later execution,
   * which adds them again, finds them.
   */
  private final Map<String, Lasting> lasting = new ConcurrentHashMap<>();

  private static final class Lasting {
    final Class<?> type;
    final byte[] rewritten;
    final int epoch;

    Lasting(Class<?> type, byte[] rewritten, int epoch) {
      this.type = type;
      this.rewritten = rewritten;
      this.epoch = epoch;
    }
  }

  RunTimeClasses(ProgramLoader program, Symbols symbols) {
    this.program = program;
    this.symbols = symbols;
  }

  @Override
  public byte[] rewrite(ClassLoader loader, byte[] classFile, boolean isHidden) {
    if (!isOfProgram(loader)) {
      return classFile;
    }
    ClassOutline outline;
    byte[] rewritten;
    try {
      outline = ClassOutline.of(ClassFile.of().parse(classFile));
      if (isHidden && (outline.flags() & ClassFile.ACC_SYNTHETIC) != 0) {
        return classFile; // made by the JDK for a lambda or a switch: it has no state
      }
      rewritten = of(loader).rewrite(outline.name(), classFile);
    } catch (UnsupportedClassFileException e) {
      EnvironmentHooks.uncontrolled(String.valueOf(e.getMessage()));
      return classFile;
    } catch (IllegalArgumentException e) {
      return classFile; // no class file: the JVM says so better
    }
    Original.add(loader, outline.name().replace('/', '.'), ProgramRewriter.original(classFile));
    return rewritten;
  }

  @Override
  public @Nullable Class<?> earlier(ClassLoader loader, byte[] rewritten) {
    Lasting known = loader == program ? lasting.get(name(rewritten)) : null;
    return known != null
            && known.epoch != Supervision.epoch
            && Arrays.equals(known.rewritten, rewritten)
        ? known.type
        : null;
  }

  @Override
  public void defined(Class<?> type, byte[] rewritten) {
    if (type.getClassLoader() == program && !type.isHidden()) {
      lasting.put(name(rewritten), new Lasting(type, rewritten, Supervision.epoch));
    }
  }

  private static String name(byte[] classFile) {
    return ClassFile.of().parse(classFile).thisClass().asInternalName();
  }

  private boolean isOfProgram(ClassLoader loader) {
    if (loader == RunTimeClasses.class.getClassLoader() // a program has another system loader
        || loader == ClassLoader.getPlatformClassLoader()) {
      return false;
    }
    for (@Nullable ClassLoader l = loader; l != null; l = l.getParent()) {
      if (l == program) {
        return true;
      }
    }
    return Supervision.isExecuting();
  }

  private synchronized OfLoader of(ClassLoader loader) {
    return loaders.computeIfAbsent(loader, OfLoader::new);
  }

  /** The classes of one loader. */
  private final class OfLoader {
    private final WeakReference<ClassLoader> loader;
    private final Map<String, byte[]> defined = new HashMap<>();
    private final ProgramRewriter rewriter;

    OfLoader(ClassLoader loader) {
      this.loader = new WeakReference<>(loader);
      rewriter =
          ProgramRewriter.ofRunTimeClasses(
              symbols,
              this::contains,
              ClassFiles.of(ClassLoader.getPlatformClassLoader()).orElse(this::find));
    }

    byte[] rewrite(String name, byte[] classFile) {
      synchronized (defined) {
        defined.put(name, classFile);
      }
      return rewriter.rewrite(name, classFile);
    }

    private boolean contains(String name) {
      return !program.isOfThePlatform(name) && find(name) != null;
    }

    private byte @Nullable [] find(String name) {
      synchronized (defined) {
        byte[] known = defined.get(name);
        if (known != null) {
          return known;
        }
      }
      ClassLoader by = loader.get();
      byte[] found = by == null || by == program ? null : resource(by, name);
      return found != null ? found : program.classFile(name);
    }

    private static byte @Nullable [] resource(ClassLoader loader, String name) {
      try (InputStream in = loader.getResourceAsStream(name + ".class")) {
        return in == null ? null : in.readAllBytes();
      } catch (IOException | RuntimeException e) {
        return null; // the loader is the program's, and may do anything
      }
    }
  }
}
