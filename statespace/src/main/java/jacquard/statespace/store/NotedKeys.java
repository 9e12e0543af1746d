package jacquard.statespace.store;

/** A set of numbers with a note beside each, for one thread. */
public final class NotedKeys {
  private final int beside;
  private KeySet keys = new KeySet();
  private byte[] marks = {};
  private long[] notes = {};
  private long size;

  /**
   * @param beside the bytes of a note: 0, 1 or 8
   */
  public NotedKeys(int beside) {
    if (beside != 0 && beside != 1 && beside != 8) {
      throw new IllegalArgumentException("notes of " + beside + " bytes");
    }
    this.beside = beside;
    makeRoomForNotes();
  }

  private void makeRoomForNotes() {
    marks = new byte[beside == 1 ? keys.capacity() : 0];
    notes = new long[beside == 8 ? keys.capacity() : 0];
  }

  public long size() {
    return size;
  }

  public long bytes() {
    return keys.bytes() + marks.length + 8L * notes.length;
  }

  /**
   * Adds a number with an empty note.
   *
   * @return whether it is new
   */
  public boolean add(long key) {
    if (keys.isCrowded(size)) {
      grow();
    }
    if (keys.add(key)) {
      size++;
      return true;
    }
    return false;
  }

  public boolean canGrow() {
    return keys.canGrow();
  }

  public boolean contains(long key) {
    return keys.find(key) >= 0;
  }

  public int marks(long key) {
    return marks[keys.find(key)] & 0xff;
  }

  public void setMarks(long key, int value) {
    marks[keys.find(key)] = (byte) value;
  }

  public long note(long key) {
    return notes[keys.find(key)];
  }

  public void setNote(long key, long value) {
    notes[keys.find(key)] = value;
  }

  private void grow() {
    KeySet old = keys;
    byte[] oldMarks = marks;
    long[] oldNotes = notes;
    keys = old.larger();
    makeRoomForNotes();
    for (int slot = 0; slot < old.capacity(); slot++) {
      long key = old.at(slot);
      if (key != 0) {
        int place = ~keys.place(key, 0);
        if (beside == 1) {
          marks[place] = oldMarks[slot];
        } else if (beside == 8) {
          notes[place] = oldNotes[slot];
        }
      }
    }
  }
}
