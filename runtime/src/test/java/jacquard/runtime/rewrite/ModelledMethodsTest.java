package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the control models in the place of the JDK's own state must be asked by every method that a
 * program can call: a method that nobody has thought of would look at a state that never changes.
 */
class ModelledMethodsTest {
  /** They end in other methods of the same class, or say what never changes. */
  private static final Set<String> OWN_CODE =
      Set.of(
          "ReentrantLock.isFair()Z",
          // these ask the condition, which is the lock's own
          "ReentrantLock.hasWaiters(Ljava/util/concurrent/locks/Condition;)Z",
          "ReentrantLock.getWaitQueueLength(Ljava/util/concurrent/locks/Condition;)I",
          "ReentrantLock.getWaitingThreads(Ljava/util/concurrent/locks/Condition;)"
              + "Ljava/util/Collection;");

  /** The same for threads, whose other methods the control knows. */
  private static final Set<String> OWN_CODE_OF_THREADS =
      Set.of(
          // never change, or only before the thread is started
          "threadId()J",
          "getId()J",
          "isVirtual()Z",
          "isDaemon()Z",
          "setDaemon(Z)V",
          "ofPlatform()Ljava/lang/Thread$Builder$OfPlatform;",
          "ofVirtual()Ljava/lang/Thread$Builder$OfVirtual;",
          // the task of a thread, and what makes one
          "run()V",
          "clone()Ljava/lang/Object;",
          // call one that is replaced: start0, join(long), threadState, alive, sleepNanos,
          // getAllThreads, getName
          "start()V",
          "startVirtualThread(Ljava/lang/Runnable;)Ljava/lang/Thread;",
          "join()V",
          "getState()Ljava/lang/Thread$State;",
          "isAlive()Z",
          "sleep(J)V",
          "sleep(JI)V",
          "sleep(Ljava/time/Duration;)V",
          "activeCount()I",
          "enumerate([Ljava/lang/Thread;)I",
          "toString()Ljava/lang/String;",
          // ask or change the current thread only
          "currentThread()Ljava/lang/Thread;",
          "checkAccess()V",
          "dumpStack()V",
          // replaced where it is called
          "holdsLock(Ljava/lang/Object;)Z",
          // a reference that nobody races for
          "getContextClassLoader()Ljava/lang/ClassLoader;",
          "setContextClassLoader(Ljava/lang/ClassLoader;)V",
          // always fails
          "stop()V");

  @Test
  void everyMethodOfAModelledSynchroniserAsksTheModel() {
    assertThat(
            Stream.of(ReentrantLock.class, CountDownLatch.class, ConditionObject.class)
                .flatMap(type -> unknown(type, type.getSimpleName() + "."))
                .filter(method -> !OWN_CODE.contains(method)))
        .isEmpty();
  }

  @Test
  void everyMethodOfAThreadIsKnown() {
    assertThat(unknown(Thread.class, "").filter(method -> !OWN_CODE_OF_THREADS.contains(method)))
        .isEmpty();
  }

  @Test
  void nothingIsExcusedThatDoesNotExist() {
    Set<String> all = new TreeSet<>();
    for (Class<?> type : List.of(ReentrantLock.class, CountDownLatch.class)) {
      methods(type).forEach(method -> all.add(type.getSimpleName() + "." + signature(method)));
    }
    methods(Thread.class).forEach(method -> all.add(signature(method)));
    assertThat(all).containsAll(OWN_CODE).containsAll(OWN_CODE_OF_THREADS);
  }

  private static Stream<String> unknown(Class<?> type, String prefix) {
    String internalName = type.getName().replace('.', '/');
    return methods(type)
        .filter(method -> Replacement.of(internalName, signature(method)) == null)
        .map(method -> prefix + signature(method));
  }

  /** Those that a program can call, or a subclass of it. */
  private static Stream<Method> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(
            method ->
                Modifier.isPublic(method.getModifiers())
                    || Modifier.isProtected(method.getModifiers()))
        .filter(method -> !method.isSynthetic());
  }

  private static String signature(Method method) {
    StringBuilder signature = new StringBuilder(method.getName()).append('(');
    for (Class<?> parameter : method.getParameterTypes()) {
      signature.append(parameter.descriptorString());
    }
    return signature.append(')').append(method.getReturnType().descriptorString()).toString();
  }
}
