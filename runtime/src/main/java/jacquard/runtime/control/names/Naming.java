package jacquard.runtime.control.names;

/** Told of every object that gets a name by which others can find it. */
public interface Naming {
  void named(Object object, int name);
}
