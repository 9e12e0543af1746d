package jacquard.bench.transactions;

import jacquard.bench.transactions.Subject.Figures;
import java.util.List;

/** The ten programs of Table 1. The paper has no sources: all models are our own. */
final class Subjects {
  static final List<Subject> ALL =
      List.of(
          new Subject(
              "AuctionHouse",
              "auction-house",
              "analogue: an auction as a workflow over channels, without loops",
              new Figures(108, 108, 108)),
          new Subject(
              "FlowTest",
              "flow-test",
              "analogue: a workflow that forks into four branches and joins them",
              new Figures(4656, 4656, 4656)),
          new Subject(
              "Shipping",
              "shipping",
              "analogue: an order that is shipped in parts, with a loop",
              new Figures(206, 206, 222)),
          new Subject(
              "Conc",
              "conc",
              "analogue: critical sections between loops over local predicates",
              new Figures(512, 512, 2063)),
          new Subject(
              "Peterson",
              "peterson",
              "Peterson's algorithm, other code abstracted to local predicates",
              new Figures(1080, 1213, 3427)),
          new Subject(
              "Bluetooth",
              "bluetooth",
              "the corrected Bluetooth driver, three dispatches and a stop",
              new Figures(48109, 52092, 116559)),
          new Subject(
              "TransactionManager",
              "transaction-manager",
              "analogue: clients, records, a log under three locks, a sweeper, a reader",
              new Figures(1220517, 1264894, 1268571)),
          new Subject(
              "AlternatingBit",
              "alternating-bit",
              "the protocol over lossy channels, four messages",
              new Figures(1180, 1180, 1349)),
          new Subject(
              "Philosophers",
              "philosophers",
              "five philosophers, forks are locks, one left-handed",
              new Figures(87399, 87399, 428896)),
          new Subject(
              "Bakery",
              "bakery",
              "Lamport's bakery, two customers, three rounds",
              new Figures(10221, 14935, 14254)));

  private Subjects() {}
}
