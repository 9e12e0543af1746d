package jacquard.bench.jmh;

import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.catalog.Searches;
import jacquard.litmus.LitmusCatalog;
import jacquard.script.Script;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole searches; look at {@code executions}, which counts executions per second. */
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBenchmark {
  @Param({"racy-counter(4)", "critical-sections(3,3)"})
  public String program = "";

  @Param({"optimal", "dpor:read-write+sleep"})
  public String search = "";

  private Script subject = new Script(LitmusCatalog.find("store-buffering").program());
  private Search searching = Searches.named(Searches.DEFAULT).orElseThrow().search(1);

  /** What one search went through. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Explored {
    public long executions;
  }

  @Setup
  public void prepare() {
    subject = new Script(LitmusCatalog.find(program).program());
    searching = Searches.named(search).orElseThrow().search(1);
  }

  @Benchmark
  public Result search(Explored explored) {
    Result result = searching.check(subject, Limits.NONE.goingOn(), Observer.SILENT);
    explored.executions += result.statistics().executions();
    return result;
  }
}
