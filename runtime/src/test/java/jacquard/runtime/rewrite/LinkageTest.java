package jacquard.runtime.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import jacquard.runtime.Worker;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Classes are linked and initialised as on a JVM, whatever is unusual about them. */
class LinkageTest {
  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> everyProgramGetsItsVerdict() throws Exception {
    List<LinkageProgram> programs = LinkageProgram.all();
    List<String> names = new ArrayList<>();
    for (LinkageProgram program : programs) {
      for (Map.Entry<String, byte[]> file : program.classes().entrySet()) {
        Path path = folder.resolve(file.getKey() + ".class");
        Files.createDirectories(path.getParent());
        Files.write(path, file.getValue());
      }
      names.add(program.name());
    }
    Map<String, String[]> results = check(names);
    return programs.stream()
        .map(
            program ->
                dynamicTest(
                    program.name(),
                    () -> {
                      String[] result = results.get(program.name());
                      assertThat(result).as("the result of %s", program.name()).isNotNull();
                      assertThat(result[1]).as(result[5]).isEqualTo(program.verdict());
                    }));
  }

  @TestFactory
  Stream<DynamicTest> aJvmAgreesWithThoseThatHold() throws Exception {
    return LinkageProgram.all().stream()
        .filter(program -> program.verdict().equals("holds"))
        .map(program -> dynamicTest(program.name(), () -> run(program)));
  }

  private static void run(LinkageProgram program) throws Throwable {
    ClassLoader loader =
        new ClassLoader(null) {
          @Override
          protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = program.classes().get(name.replace('.', '/'));
            if (bytes == null) {
              throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
          }

          @Override
          public InputStream getResourceAsStream(String name) {
            byte[] bytes = program.classes().get(name.replace(".class", ""));
            return bytes == null ? null : new ByteArrayInputStream(bytes);
          }
        };
    loader.setDefaultAssertionStatus(true);
    Method main = loader.loadClass(program.name()).getDeclaredMethod("main");
    main.setAccessible(true);
    try {
      main.invoke(null);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private Map<String, String[]> check(List<String> names) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(folder.toString(), "20"));
    arguments.addAll(names);
    File errors = folder.resolve("errors").toFile();
    Process worker =
        new ProcessBuilder(
                Worker.command(
                    System.getProperty("java.class.path"),
                    "jacquard.runtime.CorpusRunner",
                    arguments))
            .redirectError(errors)
            .start();
    Map<String, String[]> results = new HashMap<>();
    try (BufferedReader out = worker.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        String[] fields = line.split("\t", -1);
        results.put(fields[0], fields);
      }
    }
    assertThat(worker.waitFor()).as(Files.readString(errors.toPath())).isZero();
    return results;
  }
}
