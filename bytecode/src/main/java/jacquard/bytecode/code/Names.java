package jacquard.bytecode.code;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which classes of the JDK are replaced by a modelled one, and what both are called. */
public final class Names {
  private static final String WORLD = "jacquard/bytecode/world/";
  private static final Pattern MODELLED = Pattern.compile(WORLD + "\\w+");

  /** The modelled class, by the name of the one in whose place it is. */
  private static final Map<String, String> MODELS =
      Map.ofEntries(
          Map.entry("java/lang/Throwable", "ModelledThrowable"),
          Map.entry("java/lang/Thread", "ModelledThread"),
          Map.entry("java/util/concurrent/atomic/AtomicInteger", "ModelledAtomicInteger"),
          Map.entry("java/util/concurrent/atomic/AtomicLong", "ModelledAtomicLong"),
          Map.entry("java/util/concurrent/atomic/AtomicBoolean", "ModelledAtomicBoolean"),
          Map.entry("java/util/concurrent/atomic/AtomicReference", "ModelledAtomicReference"),
          Map.entry("java/util/concurrent/atomic/AtomicIntegerArray", "ModelledAtomicIntegerArray"),
          Map.entry(
              "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
              "ModelledAtomicIntegerFieldUpdater"),
          Map.entry(
              "java/util/concurrent/atomic/AtomicLongFieldUpdater",
              "ModelledAtomicLongFieldUpdater"),
          Map.entry(
              "java/util/concurrent/atomic/AtomicReferenceFieldUpdater",
              "ModelledAtomicReferenceFieldUpdater"),
          Map.entry("java/util/concurrent/locks/ReentrantLock", "ModelledReentrantLock"),
          Map.entry("java/util/concurrent/locks/Lock", "ModelledLock"),
          Map.entry("java/util/concurrent/locks/Condition", "ModelledCondition"),
          Map.entry("java/util/concurrent/Semaphore", "ModelledSemaphore"),
          Map.entry("java/util/concurrent/CountDownLatch", "ModelledCountDownLatch"));

  private static final Map<String, String> ORIGINALS =
      MODELS.entrySet().stream()
          .collect(Collectors.toMap(e -> WORLD + e.getValue(), Map.Entry::getKey));

  private Names() {}

  /** The class file in which a class of the JDK is modelled. */
  static Optional<String> model(String name) {
    return name.startsWith(WORLD)
        ? Optional.of(name)
        : Optional.ofNullable(MODELS.get(name)).map(m -> WORLD + m);
  }

  /** The name under which programs know a class. */
  public static String canonical(String name) {
    return ORIGINALS.getOrDefault(name, name);
  }

  /** A descriptor with the names that programs know. */
  public static String canonicalDescriptor(String descriptor) {
    return descriptor.contains(WORLD)
        ? MODELLED
            .matcher(descriptor)
            .replaceAll(m -> Matcher.quoteReplacement(canonical(m.group())))
        : descriptor;
  }
}
