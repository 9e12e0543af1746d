package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.Interleaving;
import jacquard.core.answer.SearchBounds;
import jacquard.core.request.CheckRequest;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonReportTest {

  private static String json(Check check) throws IOException {
    StringWriter out = new StringWriter();
    JsonReport.write(check, out);
    return out.toString();
  }

  @Test
  void aViolationHasItsScheduleAndSteps() throws IOException {
    Interleaving story = Checks.lostUpdate(0);
    Golden.assertMatches(
        "violated.json", json(Checks.violation(story, List.of(Checks.violated(story)))));
  }

  @Test
  void fieldsThatDoNotApplyAreLeftOut() throws IOException {
    Golden.assertMatches(
        "holds.json",
        json(Checks.of(new Verdict.Holds(new Verdict.Scope.AllExecutions()), Optional.empty())));
    Golden.assertMatches(
        "unknown.json",
        json(Checks.of(new Verdict.Unknown(new Verdict.Reason.SampledOnly(36)), Optional.empty())));
  }

  @Test
  void aClaimWithinBoundsNamesThem() throws IOException {
    Verdict.Limit two = new Verdict.Limit("preemption", 2, "preemptions");
    Verdict.Limit sealed =
        new Verdict.Limit(
            "sealed", 0, "preemptions in sealed code", "no preemption in sealed code");
    assertThat(
            json(
                Checks.within(
                    new SearchBounds(
                        List.of(),
                        Optional.of(new Verdict.Limit("preemption", 0, "preemptions")),
                        List.of("log")),
                    List.of(two, sealed),
                    Verdict.Grounds.VALIDATED,
                    Optional.of(new Verdict.Reason.OutOfBudget("60 s", 36)),
                    Optional.empty())))
        .contains(
            """
              "search" : "bpor",
              "bounds" : {
                "preemption" : 2,
                "sealed" : 0
              },
              "raised" : "preemption",
              "seals" : [
                "log"
              ],
              "grounds" : "validated",
              "verdict" : "holds",
              "scope" : "within-bound",
              "stopped" : "out of budget (60 s)",
            """);
  }

  @Test
  void whatWasSavedCanBeReplayed() throws IOException {
    Check check = Checks.violation(Checks.lostUpdate(0), List.of());
    SavedCheck saved = SavedCheck.parse(json(check));
    assertThat(saved.request()).isEqualTo(CheckRequest.of("Account"));
    assertThat(saved.schedule()).contains("jq1:7f3a:0.1*2.0");
  }

  @Test
  void aCheckWithoutViolationHasNoSchedule() throws IOException {
    String holds =
        json(Checks.of(new Verdict.Holds(new Verdict.Scope.AllExecutions()), Optional.empty()));
    assertThat(SavedCheck.parse(holds))
        .isEqualTo(new SavedCheck(CheckRequest.of("Account"), Optional.empty(), Optional.empty()));
  }

  @Test
  void fieldsOfOtherShapesAreSkipped() {
    String text =
        "{\"version\": 1, \"target\": 7, \"extra\": {\"schedule\": [1, {}]}, \"violation\":"
            + " {\"steps\": [{}], \"schedule\": \"jq1:0:1\"}}";
    assertThat(SavedCheck.parse(text))
        .isEqualTo(new SavedCheck(CheckRequest.of(""), Optional.of("jq1:0:1"), Optional.empty()));
  }

  @Test
  void textThatIsNoJsonIsToldInOneLine() {
    assertThatThrownBy(() -> SavedCheck.parse("{\"target\": "))
        .isInstanceOf(SavedCheck.FormatException.class)
        .hasMessageStartingWith("not JSON: ")
        .hasMessageNotContaining("\n");
    assertThatThrownBy(() -> SavedCheck.parse("[]")).hasMessage("not a JSON object");
    assertThatThrownBy(() -> SavedCheck.parse("{}"))
        .hasMessage("not the JSON of a check: it has no version");
  }
}
