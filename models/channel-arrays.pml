/* A loop over an array of channels, and one over the messages of one of them. */
typedef Message { byte number; bit last };
chan c[3] = [2] of { Message };
chan other[2];
byte sum;
active proctype P() {
  byte i;
  Message m;
  for (i in c) {
    m.number = i;
    c[i]!m
  }
  for (i in other) {
    other[i] = c[i]
  }
  other[1]!m;
  for (m in c[1]) {
    sum = sum + m.number
  }
  assert(sum == 3 && len(c[1]) == 2)
}
active proctype Q() { Message m; c[2]?m; sum == 3; assert(m.number == 2) }
