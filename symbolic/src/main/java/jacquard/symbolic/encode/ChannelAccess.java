package jacquard.symbolic.encode;

import jacquard.model.Channel;
import jacquard.model.Expression;
import jacquard.model.Expression.Question;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.ProcessGraph;
import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;
import java.util.ArrayList;
import java.util.List;

/** What a process asks and does to channels, which are given by their numbers. */
final class ChannelAccess {
  /**
   * A channel that a number may mean.
   *
   * @param condition that it is this one, and that it exists
   */
  record Candidate(int number, Channel channel, int slot, int kind, int condition) {}

  private final Evaluation evaluation;
  private final Words words;
  private final Aig aig;
  private final Cells cells;
  private final Memory memory;

  ChannelAccess(Evaluation evaluation) {
    this.evaluation = evaluation;
    this.words = evaluation.words();
    this.aig = words.aig();
    this.cells = evaluation.cells();
    this.memory = evaluation.memory();
  }

  /** All channels that an expression may mean; it fails where it means none. */
  List<Candidate> candidates(Expression channel, int path) {
    return candidates(evaluation.value(channel, path), path);
  }

  private List<Candidate> candidates(Word number, int path) {
    Model model = cells.model();
    List<Candidate> found = new ArrayList<>();
    int known = Aig.FALSE;
    for (int i = 0; i < model.channels().size(); i++) {
      int is = words.equal(number, Word.constant(i + 1));
      if (is != Aig.FALSE) {
        found.add(new Candidate(i + 1, model.channels().get(i), Cells.NONE, Cells.NONE, is));
        known = aig.or(known, is);
      }
    }
    for (int slot = 0; slot < cells.slots(); slot++) {
      for (int kind : cells.kinds(slot)) {
        ProcessGraph graph = model.process(kind);
        for (int own = 0; own < graph.channels().size(); own++) {
          int own1 = evaluation.ownNumber(slot, own);
          int is = aig.and(words.equal(number, Word.constant(own1)), evaluation.isKind(slot, kind));
          if (is != Aig.FALSE) {
            found.add(new Candidate(own1, graph.channels().get(own), slot, kind, is));
            known = aig.or(known, is);
          }
        }
      }
    }
    evaluation.fail(aig.and(path, Aig.not(known)));
    return found;
  }

  /** How many messages are in a channel; it has a buffer. */
  Word length(Candidate c) {
    return memory.get(cells.length(c.channel(), c.slot(), c.kind()));
  }

  private Word field(Candidate c, int message, int field) {
    return memory.get(cells.field(c.channel(), c.slot(), c.kind(), message, field));
  }

  Word query(Question question, Expression channel, int path) {
    Word value = Word.ZERO;
    for (Candidate c : candidates(channel, path)) {
      Word size = c.channel().isRendezvous() ? Word.ZERO : length(c);
      int full = c.channel().isRendezvous() ? Aig.FALSE : isFull(c);
      int empty = Aig.not(words.isTrue(size));
      Word answer =
          switch (question) {
            case LENGTH -> size;
            case FULL -> Word.bool(full);
            case NOT_FULL -> Word.bool(Aig.not(full));
            case EMPTY -> Word.bool(empty);
            case NOT_EMPTY -> Word.bool(Aig.not(empty));
          };
      value = words.mux(c.condition(), answer, value);
    }
    return value;
  }

  private int isFull(Candidate c) {
    return words.equal(length(c), Word.constant(c.channel().capacity()));
  }

  Word poll(Expression channel, List<Pattern> patterns, boolean random, int path) {
    Word found = Word.constant(0);
    for (Candidate c : candidates(channel, path)) {
      int here = aig.and(path, c.condition());
      if (c.channel().isRendezvous()) {
        evaluation.fail(here);
      } else {
        int[] first = matches(c, patterns, random, here);
        for (int m = 0; m < first.length; m++) {
          int is = aig.and(c.condition(), first[m]);
          found = words.mux(is, Word.constant(m + 1), found);
        }
      }
    }
    return found;
  }

  /** For each message of a channel, whether it is the first that the patterns take. */
  int[] matches(Candidate c, List<Pattern> patterns, boolean random, int path) {
    if (patterns.size() != c.channel().fields().size()) {
      evaluation.fail(aig.and(path, words.isTrue(length(c))));
      return new int[0];
    }
    int looked = random ? c.channel().capacity() : Math.min(c.channel().capacity(), 1);
    int[] first = new int[looked];
    int before = Aig.FALSE;
    for (int m = 0; m < looked; m++) {
      int exists = words.less(Word.constant(m), length(c));
      int reached = aig.and(exists, Aig.not(before));
      int match = Aig.TRUE;
      for (int f = 0; f < patterns.size(); f++) {
        if (patterns.get(f) instanceof Pattern.Match(Expression wanted)) {
          Word value = evaluation.value(wanted, aig.and(path, aig.and(reached, match)));
          match = aig.and(match, words.equal(value, field(c, m, f)));
        }
      }
      first[m] = aig.and(reached, match);
      before = aig.or(before, first[m]);
    }
    return first;
  }

  /** Whether patterns take a message that arrives without a buffer. */
  int takes(List<Pattern> patterns, List<Word> message, int path) {
    if (patterns.size() != message.size()) {
      evaluation.fail(path);
      return Aig.FALSE;
    }
    int match = Aig.TRUE;
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Match(Expression wanted)) {
        Word value = evaluation.value(wanted, aig.and(path, match));
        match = aig.and(match, words.equal(value, message.get(f)));
      }
    }
    return match;
  }

  /** The fields of a message as a channel keeps them. */
  List<Word> message(Channel channel, List<Expression> values, int path) {
    if (values.size() != channel.fields().size()) {
      evaluation.fail(path);
      return channel.fields().stream().map(_ -> Word.ZERO).toList();
    }
    List<Word> message = new ArrayList<>();
    for (int f = 0; f < values.size(); f++) {
      message.add(
          words.narrowed(
              evaluation.value(values.get(f), path),
              channel.fields().get(f).bits(),
              channel.fields().get(f).signed()));
    }
    return message;
  }

  /** Whether there is room; a channel without a buffer has none. */
  int hasRoom(Candidate c) {
    return c.channel().isRendezvous()
        ? Aig.FALSE
        : words.less(length(c), Word.constant(c.channel().capacity()));
  }

  /** Adds a message to a channel that has room. */
  void add(Candidate c, List<Word> message, boolean sorted, int path) {
    int capacity = c.channel().capacity();
    Word size = length(c);
    int[] here = new int[capacity];
    int[] behind = new int[capacity];
    int placed = Aig.FALSE;
    for (int m = 0; m < capacity; m++) {
      int isEnd = words.equal(size, Word.constant(m));
      int stops = sorted ? aig.or(isEnd, isLarger(c, m, message)) : isEnd;
      behind[m] = placed;
      here[m] = aig.and(Aig.not(placed), stops);
      placed = aig.or(placed, here[m]);
    }
    for (int m = capacity - 1; m >= 0; m--) {
      for (int f = 0; f < message.size(); f++) {
        Cells.Cell cell = cells.field(c.channel(), c.slot(), c.kind(), m, f);
        if (sorted && m > 0) {
          int moved = aig.and(behind[m], Aig.not(words.less(size, Word.constant(m))));
          memory.put(cell, aig.and(path, moved), field(c, m - 1, f));
        }
        memory.put(cell, aig.and(path, here[m]), message.get(f));
      }
    }
    memory.put(cells.length(c.channel(), c.slot(), c.kind()), path, words.add(size, Word.ONE));
  }

  private int isLarger(Candidate c, int m, List<Word> message) {
    int larger = Aig.FALSE;
    int same = Aig.TRUE;
    for (int f = 0; f < message.size(); f++) {
      Word there = field(c, m, f);
      larger = aig.or(larger, aig.and(same, words.less(message.get(f), there)));
      same = aig.and(same, words.equal(message.get(f), there));
    }
    return larger;
  }

  /** Removes a message, of which exactly one flag is true; those behind it move up. */
  void remove(Candidate c, int[] which, int path) {
    int capacity = c.channel().capacity();
    Word size = length(c);
    int passed = Aig.FALSE;
    for (int m = 0; m < capacity; m++) {
      passed = m < which.length ? aig.or(passed, which[m]) : passed;
      for (int f = 0; f < c.channel().fields().size(); f++) {
        Word next = m + 1 < capacity ? field(c, m + 1, f) : Word.ZERO;
        memory.put(cells.field(c.channel(), c.slot(), c.kind(), m, f), aig.and(path, passed), next);
      }
    }
    memory.put(cells.length(c.channel(), c.slot(), c.kind()), path, words.subtract(size, Word.ONE));
  }

  /** Stores the fields of a message where the patterns say, one after the other. */
  void store(List<Pattern> patterns, List<Word> message, int path) {
    for (int f = 0; f < patterns.size() && f < message.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Into(var place)) {
        evaluation.store(place, path, message.get(f));
      }
    }
  }

  /** The message that is chosen by flags, of which at most one is true. */
  List<Word> chosen(Candidate c, int[] which) {
    List<Word> message = new ArrayList<>();
    for (int f = 0; f < c.channel().fields().size(); f++) {
      Word value = Word.ZERO;
      for (int m = 0; m < which.length; m++) {
        value = words.mux(which[m], field(c, m, f), value);
      }
      message.add(value);
    }
    return message;
  }
}
