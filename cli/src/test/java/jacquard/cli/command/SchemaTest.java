package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import jacquard.cli.Ran;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every kind of report is as its published schema says. The schemas allow fields that they do not
 * know, for those that later versions add; here there are none.
 */
class SchemaTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final String CHECK = "check.schema.json";
  private static final String COMPARE = "compare.schema.json";

  private static JsonSchema schema(String name) throws IOException {
    Map<String, String> schemas =
        Map.of("memory:/" + CHECK, closed(CHECK), "memory:/" + COMPARE, closed(COMPARE));
    return JsonSchemaFactory.getInstance(
            VersionFlag.V202012, f -> f.schemaLoaders(loaders -> loaders.schemas(schemas)))
        .getSchema(SchemaLocation.of("memory:/" + name));
  }

  /** Conditions speak of some fields only. */
  private static String closed(String name) throws IOException {
    return Files.readString(DOCS.resolve(name))
        .replaceAll(
            "(?<!\"if\": \\{\\s{0,20})\"properties\": \\{\\n",
            "\"additionalProperties\": false, $0");
  }

  static void requireValid(String json) throws IOException {
    assertThat(schema(CHECK).validate(json, InputFormat.JSON)).as(json).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "litmus:racy-counter(3)",
        "litmus:racy-counter(3) --keep-going --count-traces",
        "litmus:dining(3)",
        "litmus:message-passing --bound=preemption=0..",
        "litmus:racy-counter(2) --search=random --seed=3 --max-executions=1",
        "litmus:racy-counter(4) --max-executions=3 --search=dfs",
        "../models/peterson.pml",
        "../models/peterson.pml --store=hash-compact",
        "../models/peterson.pml --store=bitstate",
        "../models/peterson.pml --search=transactions:cpc",
        "../models/peterson.pml --max-states=5",
        "../models/peterson.pml --engine=stateless --bound=preemption=1 --max-executions=100",
        "../models/racy-counter.pml",
        "../models/racy-counter.pml --search=optimal",
        "../models/racy-counter.pml --engine=symbolic",
        "../models/peterson.pml --engine=symbolic --method=pdr --mode=stubborn --safety",
        "../models/peterson.pml --method=induction --depth=3 --solver=sat4j",
        "../models/liveness/claims.pml",
        "../models/liveness/peterson.pml --timeout=20s --order=dfs",
        "../models/liveness/peterson.pml --timeout=20s --engine=symbolic",
        "../models/liveness/peterson.pml --safety",
        "../models/liveness/semaphore.pml --ltl=[]_(s==1)",
        "../models/liveness/semaphore.pml --non-progress --fair=weak",
        "../examples/01-lost-update/LostUpdate.java --races=fail",
      })
  void reportsAreValid(String call) throws IOException {
    String[] words = ("check --json=- --quiet " + call).split(" ", -1);
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].startsWith("--ltl") ? words[i].replace('_', ' ') : words[i];
    }
    Ran ran = Ran.jacquard(words);
    assertThat(ran.status()).as(ran.err()).isIn(0, 1, 3);
    requireValid(ran.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "litmus:racy-counter(3)",
        "litmus:message-passing --bound=preemption=1",
        "../models/peterson.pml --search=full,ample",
        "../models/racy-counter.pml --engine=symbolic --timeout=2s",
      })
  void comparisonsAreValid(String call) throws IOException {
    Ran ran = Ran.jacquard(("compare --json=- --quiet " + call).split(" ", -1));
    assertThat(ran.status()).as(ran.err()).isIn(0, 1, 3);
    assertThat(schema(COMPARE).validate(ran.out(), InputFormat.JSON)).as(ran.out()).isEmpty();
    assertThat(
            schema(COMPARE)
                .validate(ran.out().replace("\"complete\"", "\"whole\""), InputFormat.JSON))
        .isNotEmpty();
  }

  @Test
  void aReportOfAnotherShapeIsNot() throws IOException {
    assertThat(schema(CHECK).validate("{\"version\": 1, \"verdict\": \"fine\"}", InputFormat.JSON))
        .isNotEmpty();
    String holds = Ran.jacquard("check", "--json=-", "litmus:message-passing").out();
    assertThat(schema(CHECK).validate(holds.replace("\"scope\"", "\"scopes\""), InputFormat.JSON))
        .isNotEmpty();
  }

  @Test
  void everyOptionIsInTheSchema() throws IOException {
    String text = Files.readString(DOCS.resolve(CHECK));
    for (CheckOption<?> option : CheckOptions.all()) {
      assertThat(text).contains("\"" + option.name() + "\": {");
    }
  }
}
