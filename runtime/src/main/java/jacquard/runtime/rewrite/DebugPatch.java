package jacquard.runtime.rewrite;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * What a JVM needs besides {@link RewrittenJdk} so that a debugger sees the program's threads:
 * every {@code run} method of a thread begins with a call of {@link jacquard.hooks.Fiber#begin}.
 */
public final class DebugPatch {
  private static final String PROPERTY = "jacquard.debug";

  /** Whether the current JVM was started for a debugger. */
  public static final boolean IN_USE = Boolean.getBoolean(PROPERTY);

  private static final String CLASSES = "debug.jar";

  /** Those of the JDK whose code the JVM runs when it starts a thread. */
  private static final List<String> THREADS =
      List.of(
          "java/lang/Thread",
          "java/lang/ThreadBuilders$BoundVirtualThread",
          "java/util/TimerThread",
          "java/util/concurrent/ForkJoinWorkerThread",
          "java/util/concurrent/DelayScheduler");

  private DebugPatch() {}

  /** The options of a JVM that waits for a debugger when an exception is first thrown. */
  public static List<String> options(RewrittenJdk jdk, int port, String exception)
      throws IOException {
    build(jdk);
    List<String> options = new ArrayList<>(WorkerOptions.options());
    options.add("--patch-module");
    options.add("java.base=" + jar(jdk));
    options.add("-D" + PROPERTY + "=true");
    options.add(
        ("-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,onthrow=%s,launch=%s"
                + ",address=127.0.0.1:%d")
            .formatted(exception, nothing(), port));
    return options;
  }

  /** The agent wants a command that it can tell where it listens. */
  private static String nothing() {
    return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows")
        ? "cmd /c rem"
        : "/usr/bin/env true";
  }

  private static Path jar(RewrittenJdk jdk) {
    return jdk.folder().resolve(CLASSES);
  }

  private static void build(RewrittenJdk jdk) throws IOException {
    if (Files.exists(jar(jdk))) {
      return;
    }
    Path fresh = Files.createTempFile(jdk.folder(), "debug", ".jar");
    Map<String, String> home = Map.of("java.home", jdk.home().toString());
    try (FileSystem jrt = FileSystems.newFileSystem(URI.create("jrt:/"), home);
        ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(fresh))) {
      for (String name : THREADS) {
        String file = name + ".class";
        byte[] bytes = Files.readAllBytes(jrt.getPath("modules", JdkModules.BASE, file));
        jar.putNextEntry(new ZipEntry(file));
        jar.write(begun(bytes));
      }
    }
    Files.move(fresh, jar(jdk), StandardCopyOption.ATOMIC_MOVE);
  }

  private static byte[] begun(byte[] original) {
    ClassFile classFile = ClassFile.of();
    CodeTransform begin =
        new CodeTransform() {
          @Override
          public void atStart(CodeBuilder code) {
            writeBegin(code);
          }

          @Override
          public void accept(CodeBuilder code, CodeElement element) {
            code.with(element);
          }
        };
    return classFile.transformClass(
        classFile.parse(original),
        ClassTransform.transformingMethodBodies(DebugPatch::isRun, begin));
  }

  /** Whether a method may be what the JVM runs when it starts a thread. */
  static boolean isRun(MethodModel method) {
    return method.methodName().equalsString("run")
        && method.methodTypeSymbol().equals(ConstantDescs.MTD_void)
        && !method.flags().has(AccessFlag.STATIC);
  }

  static void writeBegin(CodeBuilder code) {
    code.aload(0)
        .invokestatic(
            HookClasses.FIBER,
            "begin",
            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object));
  }
}
