package jacquard.bytecode.execute;

import java.lang.constant.DirectMethodHandleDesc;

/**
 * What an object is that a lambda expression or a method reference has made.
 *
 * @param method the name of the interface's method that calls it
 * @param captured how many values it brings along, in fields named by {@link #field}
 */
record Lambda(String method, DirectMethodHandleDesc implementation, int captured) {
  static String field(int index) {
    return "captured" + index;
  }
}
