package jacquard.explore.catalog;

import jacquard.explore.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The places in sealed code: those whose text contains one of the given ones. */
public final class SealedPlaces implements IntPredicate {
  private final Subject subject;
  private final List<String> texts;
  private final List<String> unmet;

  SealedPlaces(Subject subject, List<String> texts) {
    if (texts.stream().anyMatch(String::isBlank)) {
      throw new RequestException("an empty text seals everything: give a part of the code");
    }
    this.subject = subject;
    this.texts = List.copyOf(texts);
    this.unmet = new ArrayList<>(texts);
  }

  @Override
  public boolean test(int site) {
    String place = subject.vocabulary().place(site);
    if (!unmet.isEmpty()) {
      unmet.removeIf(place::contains);
    }
    return texts.stream().anyMatch(place::contains);
  }

  /** Those of the texts at which no thread that could go on has stood so far. */
  public List<String> unmet() {
    return List.copyOf(unmet);
  }
}
