package jacquard.runtime.control.memory;

import jacquard.hooks.Access;
import jacquard.hooks.ArrayControl;
import jacquard.runtime.control.names.Elements;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.names.Values;
import jacquard.runtime.control.operations.Sharing;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Accesses of the elements of arrays. */
public final class ArrayAccesses implements ArrayControl {
  private final Accesses accesses;
  private final Sharing sharing;
  private final Values values;

  public ArrayAccesses(Accesses accesses, Sharing sharing, Values values) {
    this.accesses = accesses;
    this.sharing = sharing;
    this.values = values;
  }

  @Override
  public void getElement(Object array, int index, int site) {
    int name = sharing.seenArray(array, false);
    if (name > 0 && index >= 0 && index < Array.getLength(array)) {
      accesses.read(
          name, array, Elements.offset(array, index), Elements.type(array), Access.PLAIN, site);
    }
  }

  @Override
  public void putElement(Object array, int index, long value, int site) {
    int name = sharing.seenArray(array, true);
    if (name != ObjectNames.PRIVATE && index >= 0 && index < Array.getLength(array)) {
      accesses.write(
          name,
          array,
          Elements.offset(array, index),
          Elements.type(array),
          value,
          Access.PLAIN,
          site);
    }
  }

  @Override
  public void putElement(Object array, int index, @Nullable Object value, int site) {
    int name = sharing.seenArray(array, true);
    if (name != ObjectNames.PRIVATE && index >= 0 && index < Array.getLength(array)) {
      long offset = Elements.offset(array, index);
      if (name > 0) {
        sharing.share(value, name, offset);
      }
      accesses.write(name, array, offset, 'L', values.of(value), Access.PLAIN, site);
    }
  }

  @Override
  public void copyArray(Object from, int fromIndex, Object to, int toIndex, int length, int site) {
    if (!isWithin(from, fromIndex, length) || !isWithin(to, toIndex, length)) {
      System.arraycopy(from, fromIndex, to, toIndex, length);
      return;
    }
    if (sharing.seenArray(from, false) == ObjectNames.PRIVATE
        && sharing.seenArray(to, true) == ObjectNames.PRIVATE) {
      System.arraycopy(from, fromIndex, to, toIndex, length);
      return;
    }
    Object copy = Array.newInstance(from.getClass().getComponentType(), length);
    for (int i = 0; i < length; i++) {
      getElement(from, fromIndex + i, site);
      System.arraycopy(from, fromIndex + i, copy, i, 1);
    }
    boolean references = !from.getClass().getComponentType().isPrimitive();
    for (int i = 0; i < length; i++) {
      if (references) {
        putElement(to, toIndex + i, Array.get(copy, i), site);
      } else {
        putElement(to, toIndex + i, Elements.value(copy, i), site);
      }
      System.arraycopy(copy, i, to, toIndex + i, 1);
    }
  }

  private static boolean isWithin(@Nullable Object array, int index, int length) {
    return array != null
        && array.getClass().isArray()
        && index >= 0
        && length >= 0
        && index <= Array.getLength(array) - length;
  }

  @Override
  public Object cloneArray(Object array, int site) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    if (sharing.seenArray(array, false) == ObjectNames.PRIVATE) {
      System.arraycopy(array, 0, copy, 0, length);
      return copy;
    }
    copyArray(array, 0, copy, 0, length, site);
    return copy;
  }
}
