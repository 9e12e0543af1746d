package jacquard.symbolic.aiger;

/** The first line: how much of everything there is. */
record Header(
    boolean binary,
    int maximum,
    int inputs,
    int latches,
    int outputs,
    int ands,
    int bads,
    int constraints,
    int justice,
    int fairness,
    int limit) {
  /** {@code limit} is how large a count may be in a file of this size. */
  static Header read(Bytes bytes, int limit) throws AigerException {
    String[] words = bytes.line().split(" ", -1);
    if (!words[0].equals("aag") && !words[0].equals("aig")) {
      throw bytes.lineError("an AIGER file begins with aag or aig");
    }
    if (words.length < 6 || words.length > 10) {
      throw bytes.lineError("the header has five to nine numbers");
    }
    int[] n = new int[9];
    for (int i = 1; i < words.length; i++) {
      n[i - 1] = bytes.number(words[i], "a number");
    }
    boolean binary = words[0].equals("aig");
    Header header = new Header(binary, n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], limit);
    header.check(bytes);
    return header;
  }

  private void check(Bytes bytes) throws AigerException {
    long variables = (long) inputs + latches + ands;
    if (variables > maximum || (binary && variables != maximum)) {
      throw bytes.lineError(
          "inputs, latches and conjunctions are " + variables + ", the maximum is " + maximum);
    }
    // a line or two bytes for each, and none for the inputs of a binary file
    long least = (long) latches + outputs + ands + bads + constraints + justice + fairness;
    if (least > limit || (!binary && inputs > limit) || maximum > (1 << 28)) {
      throw bytes.lineError("the header promises more than the file has");
    }
  }

  /** The literal itself, if there may be one of that number. */
  int literal(int literal, Bytes bytes) throws AigerException {
    if (literal > 2 * maximum + 1) {
      throw bytes.lineError("literal " + literal + " is above the maximum " + (2 * maximum + 1));
    }
    return literal;
  }
}
