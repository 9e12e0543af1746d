#define SECOND 2
inline twice(v, n) {
  byte old;
  old = v;
  v = old * n
}
