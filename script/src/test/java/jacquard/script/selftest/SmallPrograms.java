package jacquard.script.selftest;

import static jacquard.script.ThreadBuilder.local;

import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * All programs with a few operations of a few threads, each once: programs that differ only in the
 * order of their threads, or in which of two equal variables is which, are the same.
 *
 * <p>A program is a word for each thread, a letter for each operation: {@code w} and {@code v}
 * write a variable each, {@code r} reads the first one and requires that it is still 0, {@code c}
 * sets it if it is, {@code ?} chooses one of two values to write; {@code (} takes the lock and
 * {@code )} gives it back, {@code t} tries to take it, and under it {@code _} waits and {@code !}
 * notifies.
 */
final class SmallPrograms {
  /** All operations that need no lock. */
  static final String ALL = "wvrc?t";

  /** Those without a second variable and without trials of the lock. */
  static final String FEW = "wrc?";

  private static final String UNDER_THE_LOCK = ")_!";

  private SmallPrograms() {}

  /** Those with exactly so many operations: these, and those of the lock. */
  static List<String> of(int operations, int maxThreads, String kinds) {
    List<List<String>> bySize = new ArrayList<>();
    for (int size = 0; size <= operations; size++) {
      List<String> words = new ArrayList<>();
      words("", size, false, kinds, words);
      words.sort(null);
      bySize.add(words);
    }
    Set<String> programs = new TreeSet<>();
    for (int threads = 2; threads <= maxThreads; threads++) {
      combine("", operations, threads, operations, bySize, programs);
    }
    return List.copyOf(programs);
  }

  /** Locks are given back only by who holds them; whoever does not give one back keeps it. */
  private static void words(String word, int left, boolean holds, String kinds, List<String> into) {
    if (left == 0) {
      into.add(word);
      return;
    }
    String letters = kinds + (holds ? UNDER_THE_LOCK : "(");
    for (int i = 0; i < letters.length(); i++) {
      char c = letters.charAt(i);
      if (c != 't' || !holds) {
        words(word + c, left - 1, c == '(' || (holds && c != ')'), kinds, into);
      }
    }
  }

  /** Threads in the order of their length, and of their words where that is the same. */
  private static void combine(
      String sofar,
      int left,
      int threads,
      int longest,
      List<List<String>> bySize,
      Set<String> into) {
    if (threads == 0) {
      if (left == 0 && sofar.equals(renamed(sofar))) {
        into.add(sofar.strip());
      }
      return;
    }
    String last = sofar.substring(sofar.lastIndexOf(' ') + 1);
    for (int size = Math.min(left - threads + 1, longest); size >= 1; size--) {
      for (String word : bySize.get(size)) {
        if (word.length() < last.length() || sofar.isEmpty() || word.compareTo(last) >= 0) {
          combine(sofar + " " + word, left - size, threads - 1, size, bySize, into);
        }
      }
    }
  }

  /** The first variable is the one that is more than written, or else is written first. */
  private static String renamed(String program) {
    boolean isUsedOtherwise = program.matches(".*[rc?].*");
    int w = program.indexOf('w');
    int v = program.indexOf('v');
    return !isUsedOtherwise && v >= 0 && (w < 0 || v < w) ? "" : program;
  }

  static Program program(String words) {
    return Program.of(
        words,
        p -> {
          Ref x = p.variable("x", 0);
          Ref y = p.variable("y", 0);
          Ref lock = p.lock("A");
          String[] threads = words.split(" ", -1);
          for (int t = 0; t < threads.length; t++) {
            String word = threads[t];
            p.thread("T" + t, code -> word.chars().forEach(c -> add(code, (char) c, x, y, lock)));
          }
        });
  }

  private static void add(ThreadBuilder code, char letter, Ref x, Ref y, Ref lock) {
    Expression.Local r = local("r");
    switch (letter) {
      case 'w' -> code.write(x, 1);
      case 'v' -> code.write(y, 1);
      case 'r' -> code.read(r, x).require(r.is(0));
      case 'c' -> code.compareAndSet(r, x, Expression.of(0), Expression.of(2));
      case '?' -> code.choose(r, 2).write(x, r);
      case '(' -> code.acquire(lock);
      case ')' -> code.release(lock);
      case 't' -> code.tryAcquire(r, lock).when(r, then -> then.release(lock));
      case '_' -> code.await(lock);
      case '!' -> code.signal(lock);
      default -> throw new IllegalArgumentException("no operation " + letter);
    }
  }
}
