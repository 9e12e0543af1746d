/* Symbolic names, plain and in named sets. */
mtype = { red, green, blue };
mtype = { black };
mtype:fruit = { apple, pear };
mtype colour = red;
mtype:fruit f = pear;

active proctype P() {
  do
  :: colour == red -> colour = green
  :: colour == green -> colour = blue; f = apple
  :: colour == blue -> break
  od;
  assert(red == 3 && green == 2 && blue == 1 && black == 4);
  assert(apple == 2 && pear == 1 && f == apple);
  printf("%e %d\n", colour, colour)
}
