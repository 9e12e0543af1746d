package jacquard.check.selftest;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Draws objects of the JDK's public API and calls of their methods. */
final class JdkFeatures {
  private static final int MAX_TRIES = 10_000;

  /** How many calls are drawn; threads choose among them. */
  private static final int CALLS = 6;

  private final JdkApi api;
  private final List<List<Class<?>>> packages;

  JdkFeatures(JdkApi api) {
    this.api = api;
    packages = new ArrayList<>();
    for (Map.Entry<String, List<Class<?>>> entry : api.packages().entrySet()) {
      packages.add(entry.getValue());
    }
  }

  /** A shared object of a class that is drawn, and calls of its methods. */
  Feature draw(Random random) {
    for (int i = 0; i < MAX_TRIES; i++) {
      Optional<Feature> feature = feature(type(random), random);
      if (feature.isPresent()) {
        return feature.get();
      }
    }
    throw new IllegalStateException("no class of the JDK can be made");
  }

  /** Any package first, else the large ones have it all; exceptions are much alike. */
  private Class<?> type(Random random) {
    while (true) {
      List<Class<?>> all = packages.get(random.nextInt(packages.size()));
      // within java.base there is most of what threads share
      if (!all.getFirst().getModule().getName().equals("java.base") && random.nextInt(3) != 0) {
        continue;
      }
      Class<?> type = all.get(random.nextInt(all.size()));
      if (!Throwable.class.isAssignableFrom(type) || random.nextInt(20) == 0) {
        return type;
      }
    }
  }

  Optional<Feature> feature(Class<?> type, Random random) {
    List<Method> methods = JdkApi.methods(type);
    if (methods.isEmpty() || Enum.class.isAssignableFrom(type)) {
      return Optional.empty();
    }
    JdkValues values = new JdkValues(api, random);
    Optional<String> made = values.made(type, 0);
    if (made.isEmpty()) {
      return Optional.empty();
    }
    List<Operation> calls = new ArrayList<>();
    for (int i = 0; i < CALLS * 3 && calls.size() < CALLS; i++) {
      call(methods.get(random.nextInt(methods.size())), values).ifPresent(calls::add);
    }
    if (calls.isEmpty()) {
      return Optional.empty();
    }
    String name = type.getCanonicalName();
    return Optional.of(
        new Feature(
            type.getName(),
            List.of(),
            List.of("final %s o# = %s;".formatted(name, made.get())),
            calls,
            List.of("o#"),
            List.of(),
            Set.of(type.getName()),
            Feature.ClassState.SHARED));
  }

  private static Optional<Operation> call(Method method, JdkValues values) {
    List<Operation.Argument> arguments = new ArrayList<>();
    StringBuilder list = new StringBuilder();
    for (Class<?> parameter : method.getParameterTypes()) {
      Optional<Operation.Argument> argument = values.argument(parameter);
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      list.append(arguments.isEmpty() ? "%" : ", %").append(arguments.size());
      arguments.add(argument.get());
    }
    String call = "o#.%s(%s);".formatted(method.getName(), list);
    return Optional.of(
        new Operation(method.getReturnType() == void.class ? call : "r = " + call, arguments));
  }
}
