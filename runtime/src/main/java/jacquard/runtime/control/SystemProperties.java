package jacquard.runtime.control;

import java.util.Collection;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The system properties of a program: those that the JVM was started with, again in every
 * execution. They know whether they may have been changed, so that nothing has to be compared.
 */
@SuppressWarnings({"JdkObsolete", "UnsynchronizedOverridesSynchronized"}) // the JDK's choices
final class SystemProperties extends Properties {
  private static final long serialVersionUID = 1L;

  private final Properties original;
  private boolean touched;

  private SystemProperties(Properties original) {
    this.original = original;
    super.putAll(original);
    touched = false;
  }

  /** The properties of the JVM as they are now, to be restored from now on. */
  static SystemProperties keep() {
    Properties copy = new Properties();
    copy.putAll(System.getProperties());
    SystemProperties kept = new SystemProperties(copy);
    System.setProperties(kept);
    return kept;
  }

  /** Undoes what a program did to them; returns those that count from now on. */
  @SuppressWarnings("ReferenceEquality") // others are not these, whatever they contain
  SystemProperties restored() {
    if (!touched && System.getProperties() == this) {
      return this;
    }
    SystemProperties fresh = new SystemProperties(original);
    System.setProperties(fresh);
    return fresh;
  }

  @Override
  public @Nullable Object put(Object key, Object value) {
    touched = true;
    return super.put(key, value);
  }

  @Override
  public void putAll(Map<?, ?> others) {
    touched = true;
    super.putAll(others);
  }

  @Override
  public @Nullable Object putIfAbsent(Object key, Object value) {
    touched = true;
    return super.putIfAbsent(key, value);
  }

  @Override
  public @Nullable Object remove(Object key) {
    touched = true;
    return super.remove(key);
  }

  @Override
  public boolean remove(Object key, Object value) {
    touched = true;
    return super.remove(key, value);
  }

  @Override
  public @Nullable Object replace(Object key, Object value) {
    touched = true;
    return super.replace(key, value);
  }

  @Override
  public boolean replace(Object key, Object before, Object value) {
    touched = true;
    return super.replace(key, before, value);
  }

  @Override
  public void replaceAll(BiFunction<? super Object, ? super Object, ?> function) {
    touched = true;
    super.replaceAll(function);
  }

  @Override
  public @Nullable Object compute(
      Object key, BiFunction<? super Object, ? super @Nullable Object, ?> function) {
    touched = true;
    return super.compute(key, function);
  }

  @Override
  public @Nullable Object computeIfAbsent(Object key, Function<? super Object, ?> function) {
    touched = true;
    return super.computeIfAbsent(key, function);
  }

  @Override
  public @Nullable Object computeIfPresent(
      Object key, BiFunction<? super Object, ? super Object, ?> function) {
    touched = true;
    return super.computeIfPresent(key, function);
  }

  @Override
  public @Nullable Object merge(
      Object key, Object value, BiFunction<? super Object, ? super Object, ?> function) {
    touched = true;
    return super.merge(key, value, function);
  }

  @Override
  public void clear() {
    touched = true;
    super.clear();
  }

  /** Through which they can be changed, as through the other two. */
  @Override
  public Set<Map.Entry<Object, Object>> entrySet() {
    touched = true;
    return super.entrySet();
  }

  @Override
  public Set<Object> keySet() {
    touched = true;
    return super.keySet();
  }

  @Override
  public Collection<Object> values() {
    touched = true;
    return super.values();
  }
}
