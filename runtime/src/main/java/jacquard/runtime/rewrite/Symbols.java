package jacquard.runtime.rewrite;

import java.io.IOException;
import java.io.UncheckedIOException;
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

  private static final String FIELDS = "fields.tsv";
  private static final String SITES = "sites.tsv";

  private static final Map<Path, Filed> READ = new HashMap<>();

  /** Those of the JDK, which all programs of a JVM have in common and none changes. */
  private final Filed filed;

  private final List<Field> fields = new ArrayList<>();
  private final List<Site> sites = new ArrayList<>();
  private final Map<Field, Integer> fieldNumbers = new HashMap<>();
  private final Map<Site, Integer> siteNumbers = new HashMap<>();

  public Symbols() {
    this(new Filed(0, null));
  }

  private Symbols(Filed filed) {
    this.filed = filed;
  }

  /** Symbols that were written to files, with their numbers. */
  private static final class Filed {
    private final List<Field> fields = new ArrayList<>();
    private final Map<Field, Integer> numbers = new HashMap<>();

    /** How many sites are in the file, which is read when one of them is asked for. */
    private final int siteCount;

    private final @Nullable Path file;
    private @Nullable List<Site> sites;

    private Filed(int siteCount, @Nullable Path file) {
      this.siteCount = siteCount;
      this.file = file;
    }

    private synchronized Site site(int number) {
      List<Site> all = sites;
      if (all == null) {
        all = readSites(file);
        sites = all;
      }
      return all.get(number);
    }
  }

  public synchronized int number(Field field) {
    Integer known = filed.numbers.get(field);
    return known != null ? known : filed.fields.size() + number(field, fields, fieldNumbers);
  }

  /** The number of a site of a class that is being rewritten: never one that is in the file. */
  public synchronized int number(Site site) {
    return filed.siteCount + number(site, sites, siteNumbers);
  }

  public synchronized Field field(int number) {
    int known = filed.fields.size();
    return number < known ? filed.fields.get(number) : fields.get(number - known);
  }

  public synchronized Site site(int number) {
    return number < filed.siteCount ? filed.site(number) : sites.get(number - filed.siteCount);
  }

  public synchronized int fieldCount() {
    return filed.fields.size() + fields.size();
  }

  public synchronized int siteCount() {
    return filed.siteCount + sites.size();
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

  /** Writes all symbols to files of their own. */
  synchronized void write(Path folder) throws IOException {
    try (Writer out = Files.newBufferedWriter(folder.resolve(FIELDS))) {
      out.write(siteCount() + "\n");
      for (int i = 0; i < fieldCount(); i++) {
        Field f = field(i);
        out.write(f.owner + '\t' + f.name + '\t' + f.descriptor + '\t' + f.flags + '\n');
      }
    }
    try (Writer out = Files.newBufferedWriter(folder.resolve(SITES))) {
      for (int i = 0; i < siteCount(); i++) {
        Site s = site(i);
        String source = s.file == null ? "" : s.file;
        out.write(s.owner + '\t' + s.method + '\t' + source + '\t' + s.line + '\n');
      }
    }
  }

  /**
   * Those that {@link #write} has written, with the same numbers, for others to be added to. There
   * are so many that a JVM reads them once and not for each program.
   */
  static Symbols read(Path folder) throws IOException {
    synchronized (READ) {
      Filed filed = READ.get(folder);
      if (filed == null) {
        filed = readFields(folder);
        READ.put(folder, filed);
      }
      return new Symbols(filed);
    }
  }

  private static Filed readFields(Path folder) throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve(FIELDS));
    Filed filed = new Filed(Integer.parseInt(lines.getFirst()), folder.resolve(SITES));
    for (String line : lines.subList(1, lines.size())) {
      String[] part = line.split("\t", -1);
      Field field = new Field(part[0], part[1], part[2], Integer.parseInt(part[3]));
      filed.numbers.put(field, filed.fields.size());
      filed.fields.add(field);
    }
    return filed;
  }

  private static List<Site> readSites(@Nullable Path file) {
    if (file == null) {
      throw new IllegalStateException("there is no file of sites");
    }
    List<Site> sites = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file)) {
        String[] part = line.split("\t", -1);
        String source = part[2].isEmpty() ? null : part[2];
        sites.add(new Site(part[0], part[1], source, Integer.parseInt(part[3])));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sites;
  }
}
