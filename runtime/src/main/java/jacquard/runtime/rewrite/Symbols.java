package jacquard.runtime.rewrite;

import java.io.IOException;
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

  private static final Map<Path, Symbols> READ = new HashMap<>();

  /** The JDK's, where this JVM runs with its rewritten classes. */
  private final Lines filedFields;

  private final Lines filedSites;

  private final List<Field> fields = new ArrayList<>();
  private final List<Site> sites = new ArrayList<>();
  private final Map<Field, Integer> fieldNumbers = new HashMap<>();
  private final Map<Site, Integer> siteNumbers = new HashMap<>();

  /** The filed sites that somebody has asked for, which somebody will ask for again. */
  private final Map<Integer, Site> read = new HashMap<>();

  private boolean hasBareWaits;

  public Symbols() {
    this(Lines.NONE, Lines.NONE);
  }

  private Symbols(Lines filedFields, Lines filedSites) {
    this.filedFields = filedFields;
    this.filedSites = filedSites;
  }

  public synchronized int number(Field field) {
    Integer known = fieldNumbers.get(field);
    if (known == null) {
      int filed = filedFields.find(line(field));
      known = filed >= 0 ? filed : add(field, fields, filedFields);
      fieldNumbers.put(field, known);
    }
    return known;
  }

  /** The number of a site of a class that is being rewritten: never one that is in the file. */
  public synchronized int number(Site site) {
    return siteNumbers.computeIfAbsent(site, s -> add(s, sites, filedSites));
  }

  private static <T> int add(T symbol, List<T> symbols, Lines before) {
    symbols.add(symbol);
    return before.count() + symbols.size() - 1;
  }

  public synchronized Field field(int number) {
    return number < filedFields.count()
        ? field(filedFields.get(number))
        : fields.get(number - filedFields.count());
  }

  public synchronized Site site(int number) {
    if (number >= filedSites.count()) {
      return sites.get(number - filedSites.count());
    }
    return read.computeIfAbsent(number, n -> site(filedSites.get(n)));
  }

  /** The number of the first site that is not the JDK's. */
  public int firstSite() {
    return filedSites.count();
  }

  synchronized void noteBareWaits() {
    hasBareWaits = true;
  }

  /** Whether the program, so far, names a wait without a limit that may end for no reason. */
  public synchronized boolean hasBareWaits() {
    return hasBareWaits;
  }

  /** Writes all symbols to files of their own. */
  synchronized void write(Path folder) throws IOException {
    Lines.write(folder.resolve(FIELDS), fields.stream().map(Symbols::line).toList());
    Lines.write(folder.resolve(SITES), sites.stream().map(Symbols::line).toList());
  }

  /**
   * Reads what {@link #write} has written, with the same numbers. That is done once in a JVM, for
   * all programs that it checks.
   */
  static synchronized Symbols read(Path folder) throws IOException {
    Symbols read = READ.get(folder);
    if (read == null) {
      read = new Symbols(Lines.in(folder.resolve(FIELDS)), Lines.in(folder.resolve(SITES)));
      READ.put(folder, read);
    }
    return new Symbols(read.filedFields, read.filedSites);
  }

  private static String line(Field f) {
    return f.owner + '\t' + f.name + '\t' + f.descriptor + '\t' + f.flags;
  }

  private static Field field(String line) {
    String[] part = line.split("\t", -1);
    return new Field(part[0], part[1], part[2], Integer.parseInt(part[3]));
  }

  private static String line(Site s) {
    return s.owner + '\t' + s.method + '\t' + (s.file == null ? "" : s.file) + '\t' + s.line;
  }

  private static Site site(String line) {
    String[] part = line.split("\t", -1);
    String source = part[2].isEmpty() ? null : part[2];
    return new Site(part[0], part[1], source, Integer.parseInt(part[3]));
  }
}
