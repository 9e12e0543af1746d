/* More processes are started than can exist. */
proctype P() {
  false
}

init {
  do
  :: run P()
  od
}
