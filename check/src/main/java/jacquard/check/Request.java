package jacquard.check;

import java.io.Serializable;
import java.util.List;

/**
 * What a worker is asked to do.
 *
 * @param classPath of the program
 */
record Request(JavaCheck check, List<String> classPath) implements Serializable {}
