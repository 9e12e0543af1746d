package jacquard.script;

import jacquard.core.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/** The names behind a script's numbers. A site is the position of a statement, over all threads. */
final class Names implements Vocabulary {
  static final int NO_SITE = -1;

  private final List<String> threads = new ArrayList<>();
  private final List<String> objects = new ArrayList<>();
  private final List<String> sites = new ArrayList<>();

  Names(Program program, List<Compiler.Compiled> code) {
    for (Program.Code thread : program.threads()) {
      threads.add(thread.name());
    }
    for (Shared s : program.shared()) {
      for (int i = 0; i < s.size(); i++) {
        objects.add(s.size() == 1 ? s.name() : s.name() + "[" + i + "]");
      }
    }
    for (String thread : threads) {
      objects.add(thread);
    }
    for (Compiler.Compiled c : code) {
      for (Instruction i : c.code()) {
        sites.add(i.text());
      }
    }
  }

  @Override
  public String thread(int thread) {
    return thread < threads.size() ? threads.get(thread) : "thread " + thread;
  }

  @Override
  public String object(int object) {
    return objects.get(object);
  }

  @Override
  public String site(int site) {
    return site == NO_SITE ? "" : sites.get(site);
  }
}
