/* A loop over the messages of a channel leaves them where they are. */
typedef Item {
  byte number;
  bit odd
}
chan q = [3] of { Item }
byte sum

init {
  Item item;
  item.number = 1;
  item.odd = 1;
  q!item;
  item.number = 4;
  item.odd = 0;
  q!item;
  for (item in q) {
    sum = sum + item.number + item.odd
  }
  assert(sum == 6 && len(q) == 2)
}
