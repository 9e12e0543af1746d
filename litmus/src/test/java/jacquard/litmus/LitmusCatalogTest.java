package jacquard.litmus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import jacquard.script.Program;
import jacquard.script.Script;
import jacquard.script.Statement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class LitmusCatalogTest {
  private static final List<Shape> SHAPES = LitmusCatalog.shapes();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "racy-counter(2)          | racy-counter(2)",
        "racy-counter             | racy-counter(3)",
        "critical-sections(3,2)   | critical-sections(3,2)",
        "' critical-sections ( 3, 2 ) ' | critical-sections(3,2)",
        "critical-sections        | critical-sections(2,3)",
        "store-buffering          | store-buffering",
        "store-buffering()        | store-buffering",
        "indexer(13)              | indexer(13)",
      })
  void aProgramIsFoundByItsName(String text, String name) {
    Litmus litmus = LitmusCatalog.find(text);

    assertThat(litmus.name()).isEqualTo(name);
    assertThat(litmus.program().name()).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "racy-conter   | no litmus program \"racy-conter\": did you mean racy-counter(n)? 'jacquard"
            + " list' names all",
        "Peterson      | no litmus program \"Peterson\": did you mean peterson? 'jacquard list'"
            + " names all",
        "bincc(2)      | no litmus program \"bincc(2)\": did you mean binc(n)? 'jacquard list'"
            + " names all",
        "quicksort     | no litmus program \"quicksort\": 'jacquard list' names all",
        "``            | no litmus program \"\": 'jacquard list' names all",
        "(3)           | no litmus program \"(3)\": 'jacquard list' names all",
        "racy-counter(0)  | racy-counter(0): n must be from 1 to 8",
        "racy-counter(9)  | racy-counter(9): n must be from 1 to 8",
        "racy-counter(-1) | racy-counter(-1): n must be from 1 to 8",
        "racy-counter(x)  | racy-counter(x): expected whole numbers, as in racy-counter(3)",
        "racy-counter(1,) | racy-counter(1,): expected whole numbers, as in racy-counter(3)",
        "racy-counter(2   | racy-counter(2: expected ')' at the end, as in racy-counter(3)",
        "racy-counter(2)x | racy-counter(2)x: expected ')' at the end, as in racy-counter(3)",
        "racy-counter(99999999999) | racy-counter(99999999999): expected whole numbers, as in"
            + " racy-counter(3)",
        "racy-counter()   | racy-counter(): takes 1 parameter, such as racy-counter(3)",
        "racy-counter(1,2) | racy-counter(1,2): takes 1 parameter, such as racy-counter(3)",
        "critical-sections(2) | critical-sections(2): takes 2 parameters, such as"
            + " critical-sections(2,3)",
        "critical-sections(2,99) | critical-sections(2,99): k must be from 1 to 10",
        "store-buffering(3) | store-buffering(3): takes no parameter; write store-buffering",
      })
  void anythingElseIsRefusedWithALineOnWhatToDo(String text, String message) {
    assertThatExceptionOfType(LitmusException.class)
        .isThrownBy(() -> LitmusCatalog.find(text))
        .withMessage(message);
  }

  @Test
  void messagesStayOnOneLine() {
    assertThatExceptionOfType(LitmusException.class)
        .isThrownBy(() -> LitmusCatalog.find("no\nsuch\r\nprogram"))
        .satisfies(e -> assertThat(e.getMessage()).hasLineCount(1));
  }

  @Test
  void namesAreUnique() {
    assertThat(SHAPES).extracting(Shape::name).doesNotHaveDuplicates();
    assertThat(SHAPES).allSatisfy(s -> assertThat(s.name()).matches("[a-z0-9]+(-[a-z0-9]+)*"));
  }

  @Test
  void aSignatureNamesTheParameters() {
    assertThat(SHAPES)
        .extracting(Shape::signature)
        .contains("critical-sections(threads,k)", "racy-counter(n)", "store-buffering");
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void aShapeIsFoundAtItsDefaultSize(Shape shape) {
    assertThat(LitmusCatalog.find(shape.name())).isEqualTo(shape.litmus());
    assertThat(LitmusCatalog.find(shape.litmus().name())).isEqualTo(shape.litmus());
    assertThat(shape.about()).isNotBlank().doesNotContain("\n");
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void programsCompileAtTheirSmallestAndLargest(Shape shape) {
    for (List<Integer> size :
        List.of(
            shape.parameters().stream().map(Parameter::min).toList(),
            shape.parameters().stream().map(Parameter::max).toList())) {
      Litmus litmus = shape.litmus(size);
      assertThat(new Script(litmus.program()).name()).isEqualTo(litmus.name());
    }
  }

  @Test
  void everyKindOfStatementIsUsedSomewhere() {
    Set<Class<?>> used = new LinkedHashSet<>();
    for (Shape shape : SHAPES) {
      for (Program.Code thread : shape.litmus().program().threads()) {
        collect(thread.statements(), used);
      }
    }
    assertThat(used).containsExactlyInAnyOrder(Statement.class.getPermittedSubclasses());
  }

  private static void collect(List<Statement> statements, Set<Class<?>> used) {
    for (Statement statement : statements) {
      used.add(statement.getClass());
      if (statement instanceof Statement.If(var _, var then, var otherwise)) {
        collect(then, used);
        collect(otherwise, used);
      } else if (statement instanceof Statement.While(var _, var body)) {
        collect(body, used);
      }
    }
  }
}
