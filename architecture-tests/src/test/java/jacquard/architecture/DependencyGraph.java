package jacquard.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Who uses whom, by name.
 *
 * @param uses the names that each name uses
 */
record DependencyGraph(SortedMap<String, SortedSet<String>> uses) {

  /** A graph of edges such as {@code "a -> b"}. */
  static DependencyGraph of(String... edges) {
    SortedMap<String, SortedSet<String>> uses = new TreeMap<>();
    for (String edge : edges) {
      String[] ends = edge.split(" -> ", 2);
      add(uses, ends[0], ends[1]);
    }
    return new DependencyGraph(uses);
  }

  /** Top-level classes; what a nested class uses, the one around it does. */
  static DependencyGraph ofClasses(JavaClasses classes) {
    return of(classes, DependencyGraph::topLevel);
  }

  static DependencyGraph ofPackages(JavaClasses classes) {
    return of(classes, JavaClass::getPackageName);
  }

  private static DependencyGraph of(JavaClasses classes, Function<JavaClass, String> name) {
    SortedMap<String, SortedSet<String>> uses = new TreeMap<>();
    for (JavaClass user : classes) {
      for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
        JavaClass used = dependency.getTargetClass().getBaseComponentType();
        if (classes.contain(used.getName())) {
          add(uses, name.apply(user), name.apply(used));
        }
      }
    }
    return new DependencyGraph(uses);
  }

  private static String topLevel(JavaClass type) {
    return type.getName().split("\\$", 2)[0];
  }

  private static void add(SortedMap<String, SortedSet<String>> uses, String user, String used) {
    uses.computeIfAbsent(user, _ -> new TreeSet<>());
    uses.computeIfAbsent(used, _ -> new TreeSet<>());
    if (!user.equals(used)) {
      uses.get(user).add(used);
    }
  }

  /**
   * The largest sets of names that all use each other, by whatever detour; those of one left out.
   */
  List<SortedSet<String>> cycles() {
    Tarjan tarjan = new Tarjan();
    uses.keySet().forEach(tarjan::visit);
    return tarjan.components.stream().filter(c -> c.size() > 1).toList();
  }

  /**
   * Strongly connected components: Tarjan, Depth-first search and linear graph algorithms, 1972.
   */
  private final class Tarjan {
    private final List<SortedSet<String>> components = new ArrayList<>();
    private final Map<String, Integer> number = new HashMap<>();
    private final Map<String, Integer> low = new HashMap<>();
    private final Deque<String> stack = new ArrayDeque<>();

    private int visit(String name) {
      if (number.containsKey(name)) {
        return stack.contains(name) ? number.get(name) : Integer.MAX_VALUE;
      }
      int mine = number.size();
      number.put(name, mine);
      low.put(name, mine);
      stack.push(name);
      for (String next : uses.get(name)) {
        boolean isTree = !number.containsKey(next);
        int reached = visit(next);
        low.merge(name, isTree ? low.get(next) : reached, Math::min);
      }
      if (low.get(name) == mine) {
        SortedSet<String> component = new TreeSet<>();
        String last;
        do {
          last = stack.pop();
          component.add(last);
        } while (!last.equals(name));
        components.add(component);
      }
      return mine;
    }
  }
}
