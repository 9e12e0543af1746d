/* Every record of a type has the channels of its own that the type names. */
typedef Line { chan to[2] = [1] of { byte }; byte sent };
Line lines[2];
byte got;
active proctype P() {
  lines[0].to[1]!5;
  lines[1].to[0]!6;
  lines[0].sent++;
  assert(len(lines[0].to[0]) == 0)
}
active proctype Q() {
  byte v;
  Line own;
  lines[0].to[1]?v;
  got = got + v;
  own.to[0]!got;
  assert(len(lines[0].to[0]) == 0 && nfull(own.to[1]));
  own.to[0]?got
}
active proctype R() {
  byte v;
  lines[1].to[0]?v;
  got = got + v
}
