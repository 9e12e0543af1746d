package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomModel;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.Property;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Never claims: when the search may be reduced, and that it then has the same verdict. */
class ClaimReductionTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 60);
  private static final int CLAIMS = 3;
  private static final int MAX_STATES = 4000;

  private static Optional<String> whyNoReduction(String claim) {
    String model = "byte x, y; active proctype P() { x = 1; L: x = 2; y = 1 }\n";
    Property property =
        new Property.NeverClaim(
            Promela.parse("m.pml", model + "never { " + claim + " }").claims().getFirst());
    return LivenessSearch.whyNoReduction(property, Fairness.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "accept: do :: true od",
        "do :: x == 1 -> break :: true od; accept: do :: x != 2 od",
        "S: if :: x == 1 -> goto accept :: else -> goto S fi; accept: do :: !(x != 1) od",
        "do :: assert(x < 2) od",
        "do :: atomic { x == 1 -> assert(x != 1) } :: true od",
        "do :: x >= 2 -> break :: x < 2 od",
        "do :: x == 1 -> goto end :: true od; end: skip",
        "do :: P@L -> break :: true od; accept: do :: P@L od"
      })
  void aClaimThatCannotSeeStutteringAllowsAReduction(String claim) {
    assertThat(whyNoReduction(claim)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x == 1; x == 2; accept: do :: true od",
        "S: x == 1; accept: x != 1; goto S",
        "do :: x == 1 -> x == 1; break :: true od",
        "skip; do :: x == 0 -> break :: else od"
      })
  void aClaimThatSeesStutteringAllowsNone(String claim) {
    assertThat(whyNoReduction(claim))
        .hasValueSatisfying(why -> assertThat(why).contains("stutter"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "accept: do :: _last == 0 od | _last",
        "accept: do :: np_ od | np_",
        "accept: do :: enabled(0) od | enabled"
      })
  void whatEveryStepMayChangeIsNamed(String claim, String name) {
    assertThat(whyNoReduction(claim))
        .hasValueSatisfying(why -> assertThat(why).contains("any step may change " + name));
  }

  private static String claimWithConditions(int count) {
    StringBuilder claim = new StringBuilder("do :: true");
    for (int i = 0; i < count; i++) {
      claim.append(" :: x == ").append(i).append(" -> break");
    }
    return claim.append(" od").toString();
  }

  @Test
  void aClaimWithManyConditionsKeepsItsReduction() {
    assertThat(whyNoReduction(claimWithConditions(13))).isEmpty();
    String conjunction =
        IntStream.range(0, 50).mapToObj(i -> "x != " + i).collect(Collectors.joining(" && "));
    assertThat(whyNoReduction("do :: true :: !(" + conjunction + ") -> break od")).isEmpty();
  }

  @Test
  void aGuardOfManyConditionsKeepsItsReduction() {
    String guard =
        IntStream.range(0, 20)
            .mapToObj(i -> "(x == %d || x > %d)".formatted(i, i + 20))
            .collect(Collectors.joining(" && "));
    assertThat(whyNoReduction("do :: assert(" + guard + ") od")).isEmpty();
  }

  @Test
  void withTooManyConditionsNothingIsClaimed() {
    assertThat(whyNoReduction(claimWithConditions(40)))
        .hasValueSatisfying(why -> assertThat(why).contains("so many conditions"));
  }

  /** Without assertions: those of the claim are part of the property, those of the model not. */
  private static String model(long seed) {
    return RandomModel.text(seed).replace("assert(", "printf(\"%d\", ");
  }

  @Test
  void reducedSearchesHaveTheVerdictOfTheFullOne() {
    int compared = 0;
    int violated = 0;
    int invariant = 0;
    int smaller = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      for (int claim = 0; claim < CLAIMS; claim++) {
        long claimSeed = seed * 31 + claim;
        Model model = Promela.parse("m.pml", model(seed) + RandomClaim.text(claimSeed));
        Machine machine = new Interpreter(model);
        Property property = new Property.NeverClaim(model.claims().getFirst());
        if (LivenessSearch.whyNoReduction(property, Fairness.NONE).isPresent()) {
          continue;
        }
        invariant++;
        SearchOptions options = SearchOptions.DEFAULT.goingOn().withMaxStates(MAX_STATES);
        SearchResult full = LivenessSearch.run(machine, property, Fairness.NONE, options);
        if (full.cutShort().isPresent()) {
          continue;
        }
        compared++;
        violated += isViolated(full) ? 1 : 0;
        for (Method method : List.of(Method.AMPLE, Method.PERSISTENT)) {
          SearchResult reduced =
              LivenessSearch.run(machine, property, Fairness.NONE, options.by(method));
          assertThat(isViolated(reduced))
              .as("seed %d, claim %d, %s", seed, claimSeed, method)
              .isEqualTo(isViolated(full));
          smaller += reduced.counts().states() < full.counts().states() ? 1 : 0;
        }
      }
    }
    assertThat(invariant).isBetween(MODELS * CLAIMS / 5, MODELS * CLAIMS * 4 / 5);
    assertThat(compared).isGreaterThan(MODELS / 3);
    assertThat(violated).isBetween(compared / 5, compared * 4 / 5);
    assertThat(smaller).isGreaterThan(compared / 4);
  }

  /** By the claim: accepted, at its end, or an assertion of the claim fails. */
  private static boolean isViolated(SearchResult result) {
    return result.kinds().containsKey(ViolationKind.NEVER_CLAIM)
        || result.kinds().containsKey(ViolationKind.ASSERTION);
  }
}
