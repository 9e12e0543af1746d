package jacquard.check.selftest;

import java.util.List;
import java.util.stream.Stream;

/** What the Java language has that threads can share. Their order decides what a seed means. */
final class LanguageFeatures {
  static final List<Feature> ALL =
      Stream.of(DeclarationFeatures.ALL, StatementFeatures.ALL).flatMap(List::stream).toList();

  private LanguageFeatures() {}
}
