package jacquard.runtime.rewrite;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the fields and the places in the source that rewritten code names when it calls a hook.
 *
 * <p>The JDK's come first: they are numbered when its classes are rewritten, and read back by every
 * JVM that runs with those classes. The program's follow as its classes load.
 */
public final class Symbols {
  /**
   * A field.
   *
   * @param owner the internal name of the class that declares it, as far as that could be found out
   * @param flags its access flags; only {@code static} is sure where the declaring class could not
   *     be read
   */
  public record Field(String owner, String name, String descriptor, int flags) {
    private static final int STATIC = 0x0008;
    private static final int FINAL = 0x0010;
    private static final int VOLATILE = 0x0040;

    public boolean isStatic() {
      return (flags & STATIC) != 0;
    }

    public boolean isVolatile() {
      return (flags & VOLATILE) != 0;
    }

    public boolean isFinal() {
      return (flags & FINAL) != 0;
    }
  }

  /**
   * A place in the source.
   *
   * @param owner the internal name of the class
   * @param file null where the class file does not say
   * @param line 0 where the class file does not say
   */
  public record Site(String owner, String method, @Nullable String file, int line) {}

  private final List<Field> fields = new ArrayList<>();
  private final List<Site> sites = new ArrayList<>();
  private final Map<Field, Integer> fieldNumbers = new HashMap<>();
  private final Map<Site, Integer> siteNumbers = new HashMap<>();

  public synchronized int number(Field field) {
    return number(field, fields, fieldNumbers);
  }

  public synchronized int number(Site site) {
    return number(site, sites, siteNumbers);
  }

  public synchronized Field field(int number) {
    return fields.get(number);
  }

  public synchronized Site site(int number) {
    return sites.get(number);
  }

  public synchronized int fieldCount() {
    return fields.size();
  }

  public synchronized int siteCount() {
    return sites.size();
  }

  private static <T> int number(T symbol, List<T> symbols, Map<T, Integer> numbers) {
    Integer known = numbers.get(symbol);
    if (known != null) {
      return known;
    }
    numbers.put(symbol, symbols.size());
    symbols.add(symbol);
    return symbols.size() - 1;
  }

  /** Writes all symbols, one per line. */
  synchronized void write(Path file) throws IOException {
    try (Writer out = Files.newBufferedWriter(file)) {
      for (Field f : fields) {
        out.write("f\t" + f.owner + '\t' + f.name + '\t' + f.descriptor + '\t' + f.flags + '\n');
      }
      for (Site s : sites) {
        String source = s.file == null ? "" : s.file;
        out.write("s\t" + s.owner + '\t' + s.method + '\t' + source + '\t' + s.line + '\n');
      }
    }
  }

  /** Reads what {@link #write} has written, with the same numbers. */
  static Symbols read(Path file) throws IOException {
    Symbols symbols = new Symbols();
    try (BufferedReader in = Files.newBufferedReader(file)) {
      for (@Nullable String line = in.readLine(); line != null; line = in.readLine()) {
        String[] part = line.split("\t", -1);
        int number = Integer.parseInt(part[4]);
        if (part[0].equals("f")) {
          symbols.number(new Field(part[1], part[2], part[3], number));
        } else {
          symbols.number(new Site(part[1], part[2], part[3].isEmpty() ? null : part[3], number));
        }
      }
    }
    return symbols;
  }
}
