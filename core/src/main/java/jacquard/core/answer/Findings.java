package jacquard.core.answer;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a check brought to light beside its verdict.
 *
 * @param dataRaces those of the explored executions; empty where memory is not weak or nobody
 *     looked
 * @param uncontrolled what the program did that no search controls
 * @param unreached statements of a model that are never reached
 * @param notes what was not taken as the source has it, or not looked at
 * @param claims all claims of the target, where everything that it claims was checked; the check
 *     itself then has the worst verdict among theirs
 */
public record Findings(
    Optional<List<DataRace>> dataRaces,
    List<String> uncontrolled,
    List<String> unreached,
    List<String> notes,
    List<CheckedClaim> claims) {
  public static final Findings NONE =
      new Findings(Optional.empty(), List.of(), List.of(), List.of());

  public Findings {
    dataRaces = dataRaces.map(List::copyOf);
    uncontrolled = List.copyOf(uncontrolled);
    unreached = List.copyOf(unreached);
    notes = List.copyOf(notes);
    claims = List.copyOf(claims);
  }

  /** Of a check of one claim. */
  public Findings(
      Optional<List<DataRace>> dataRaces,
      List<String> uncontrolled,
      List<String> unreached,
      List<String> notes) {
    this(dataRaces, uncontrolled, unreached, notes, List.of());
  }

  /** The same with one note more. */
  public Findings noting(String note) {
    List<String> more = Stream.concat(notes.stream(), Stream.of(note)).toList();
    return new Findings(dataRaces, uncontrolled, unreached, more, claims);
  }

  public static Findings ofModel(List<String> unreached, List<String> notes) {
    return new Findings(Optional.empty(), List.of(), unreached, notes);
  }
}
