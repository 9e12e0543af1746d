/* What is printed changes nothing, but every print is a step. */
mtype = { hello }
byte x

active [2] proctype P() {
  printf("%d %u %c %e %x\n", x, x, 65, hello, 255);
  printm(hello);
  x++
}
