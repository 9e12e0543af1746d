package jacquard.bench.jmh;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.explore.FreeRun;
import jacquard.explore.Limits;
import jacquard.litmus.LitmusCatalog;
import jacquard.script.Script;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The two halves of what an execution costs: to run the program, and to order its events. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ExecutionBenchmark {
  @Param({"racy-counter(4)", "critical-sections(3,3)", "lastzero(15)", "filesystem(26)"})
  public String program = "";

  private final Execution execution = new Execution();
  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
  private final FreeRun policy = new FreeRun();
  private Script subject = new Script(LitmusCatalog.find("store-buffering").program());

  @Setup
  public void record() {
    subject = new Script(LitmusCatalog.find(program).program());
    run();
  }

  @Benchmark
  public Execution run() {
    subject.run(policy, Limits.NONE.maxSteps(), execution);
    return execution;
  }

  @Benchmark
  public HappensBefore happensBefore() {
    order.compute(execution);
    return order;
  }
}
