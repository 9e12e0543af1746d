package jacquard.bench.subjects;

import static jacquard.script.ProgramBuilder.at;
import static jacquard.script.ThreadBuilder.local;

import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.bench.subjects.UnitTest.Expected;
import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;

/**
 * RegOwn: a heap in regions, each owned by at most one thread. Threads claim a region, yielding
 * while another owns it, update its cell and give it free. Every access looks whether the region is
 * its thread's own, and throws an exception if not.
 *
 * <p>Simplified: regions are not nested, and are given free but not handed over.
 */
final class RegionOwnership {
  private static final int REGIONS = 2;
  private static final int NOBODY = 0;
  private static final Expression.Local OWNER = local("owner");
  private static final Expression.Local WON = local("won");
  private static final Expression.Local VALUE = local("value");

  private final Version version;
  private final String owners;
  private final String cells;

  /** The correct regions, and their known bug. */
  enum Version {
    CORRECT(Expected.HOLDS),
    /** Who finds a region free takes it, though another may have taken it by then. */
    CLAIMED_TWICE(Expected.EXCEPTION);

    private final Expected expected;

    Version(Expected expected) {
      this.expected = expected;
    }
  }

  private RegionOwnership(Version version, String owners, String cells) {
    this.version = version;
    this.owners = owners;
    this.cells = cells;
  }

  static UnitTest of(Version version, int threads) {
    Program program =
        Program.of(
            UnitTest.nameOf("RegOwn", threads, version, version.expected),
            p -> {
              RegionOwnership heap =
                  new RegionOwnership(
                      version, p.variables("owner", REGIONS), p.variables("cell", REGIONS));
              for (int i = 1; i <= threads; i++) {
                int me = i;
                p.thread("T" + i, t -> heap.useRegion(t, me, me % REGIONS));
              }
            });
    return new UnitTest("RegOwn", program, Ending.IF_FAIR, version.expected);
  }

  private void useRegion(ThreadBuilder t, int me, int region) {
    Ref owner = at(owners, region);
    claim(t, owner, me);
    Ref cell = at(cells, ownedCell(me, region));
    t.read(OWNER, owner)
        .read(VALUE, cell)
        .read(OWNER, owner)
        .write(cell, VALUE.plus(1))
        .write(owner, NOBODY);
  }

  private void claim(ThreadBuilder t, Ref owner, int me) {
    Expression free = Expression.of(NOBODY);
    switch (version) {
      case CORRECT ->
          t.compareAndSet(WON, owner, free, Expression.of(me))
              .loop(WON.is(0), b -> b.giveWay().compareAndSet(WON, owner, free, Expression.of(me)));
      case CLAIMED_TWICE ->
          t.read(OWNER, owner)
              .loop(OWNER.isNot(NOBODY), b -> b.giveWay().read(OWNER, owner))
              .write(owner, me);
    }
  }

  /** The index of the region's cell for its owner; for anybody else one that does not exist. */
  private static Expression ownedCell(int me, int region) {
    return OWNER.is(me).times(region + 1L).minus(1);
  }
}
