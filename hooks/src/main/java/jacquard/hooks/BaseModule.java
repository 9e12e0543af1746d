package jacquard.hooks;

import java.lang.module.ModuleDescriptor.Exports;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import jdk.internal.access.SharedSecrets;

/** Makes this package a part of {@code java.base} that everybody may use, when a JVM starts. */
public final class BaseModule {
  private static final String NAME = "java.base";
  private static final String HOOKS = "jacquard.hooks";

  private BaseModule() {}

  /** The packages of a module, given those that the JDK knows of. */
  public static Set<String> packages(Set<String> packages, String module) {
    if (!module.equals(NAME)) {
      return packages;
    }
    Set<String> all = new HashSet<>(packages);
    all.add(HOOKS);
    return all;
  }

  /** What a module exports, given what the JDK knows of. */
  public static Exports[] exports(Exports[] exports, String module) {
    if (!module.equals(NAME)) {
      return exports;
    }
    Exports[] all = Arrays.copyOf(exports, exports.length + 1);
    all[exports.length] = SharedSecrets.getJavaLangModuleAccess().newExports(Set.of(), HOOKS);
    return all;
  }
}
