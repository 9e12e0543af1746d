package jacquard.bench.jmh;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** Hands over to JMH. */
@Command(
    name = "jmh",
    description = "Runs the micro-benchmarks with JMH, whose options these are: try 'jmh -h'.")
public final class JmhCommand implements Callable<Integer> {
  @Unmatched private List<String> options = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    org.openjdk.jmh.Main.main(options.toArray(String[]::new));
    return 0;
  }
}
