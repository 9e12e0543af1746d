package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Vocabulary;
import jacquard.core.answer.Interleaving;
import org.junit.jupiter.api.Test;

/** Which steps of a story are shown. */
class SelectionTest {
  private static final int OWN = 1;
  private static final int LIBRARY = 2;

  @Test
  void whatALibraryDoesForItselfIsLeftOut() {
    Interleaving story =
        new StoryBuilder(1, "x", "y")
            .at(LIBRARY)
            .read(0, "x", 0)
            .at(OWN)
            .read(0, "y", 0)
            .fails("wrong");
    assertThat(Selection.relevant(withLibrary(story)).events()).containsExactly(1);
  }

  @Test
  void aStoryOfNothingButLibraryCallsIsShownWhole() {
    Interleaving story =
        new StoryBuilder(1, "x").at(LIBRARY).read(0, "x", 0).read(0, "x", 0).fails("wrong");
    Selection shown = Selection.relevant(withLibrary(story));
    assertThat(shown.events()).containsExactly(0, 1);
    assertThat(shown.about()).isEmpty();
  }

  private static Interleaving withLibrary(Interleaving story) {
    Vocabulary names = story.vocabulary();
    return new Interleaving(
        story.execution(),
        new Vocabulary() {
          @Override
          public String thread(int thread) {
            return names.thread(thread);
          }

          @Override
          public String object(int object) {
            return names.object(object);
          }

          @Override
          public String site(int site) {
            return names.site(site);
          }

          @Override
          public String libraryCall(int site) {
            return site == LIBRARY ? "HashMap.put" : "";
          }
        });
  }
}
