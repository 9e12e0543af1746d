package jacquard.ltl;

import static jacquard.ltl.PureFormulas.isPureEventuality;
import static jacquard.ltl.PureFormulas.isPurelyUniversal;
import static jacquard.ltl.PureFormulas.isSuspendable;

import jacquard.ltl.Formula.And;
import jacquard.ltl.Formula.Next;
import jacquard.ltl.Formula.Or;
import jacquard.ltl.Formula.Release;
import jacquard.ltl.Formula.Until;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The equivalences by which {@link Simplification} rewrites, each applied at the root of a formula
 * in negation normal form, from left to right. {@code []f} stands for {@code false V f}, {@code
 * <>f} for {@code true U f}; <i>implies</i> is {@link SyntacticImplication}.
 */
enum Identity {
  AND_IMPLIED("f && g = f if f implies g") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      if (formula instanceof And(Formula f, Formula g)) {
        return implies.test(f, g) ? f : implies.test(g, f) ? g : null;
      }
      return null;
    }
  },
  AND_CONTRADICTED("f && g = false if f implies !g") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof And(Formula f, Formula g) && contradict(f, g, implies)
          ? Formula.constant(false)
          : null;
    }
  },
  OR_IMPLIED("f || g = g if f implies g") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      if (formula instanceof Or(Formula f, Formula g)) {
        return implies.test(f, g) ? g : implies.test(g, f) ? f : null;
      }
      return null;
    }
  },
  OR_COMPLETE("f || g = true if !f implies g") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Or(Formula f, Formula g) && exhaust(f, g, implies)
          ? Formula.constant(true)
          : null;
    }
  },
  UNTIL_IMPLIED("f U g = g if f implies g") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Until(Formula f, Formula g) && implies.test(f, g) ? g : null;
    }
  },
  UNTIL_EVENTUALLY("f U g = <>g if !g implies f") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Until(Formula f, Formula g)
              && !f.equals(Formula.constant(true))
              && exhaust(g, f, implies)
          ? eventually(g)
          : null;
    }
  },
  UNTIL_ABSORBS_LEFT("f U (g U h) = g U h if f implies g") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Until(Formula f, Until(Formula g, Formula h)) && implies.test(f, g)
          ? new Until(g, h)
          : null;
    }
  },
  EVENTUALLY_UNTIL("<>(f U g) = <>g") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Until(Formula.True _, Until(Formula _, Formula g))
          ? eventually(g)
          : null;
    }
  },
  UNTIL_PURE("f U g = g if g is a pure eventuality") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Until(Formula _, Formula g) && isPureEventuality(g) ? g : null;
    }
  },
  RELEASE_IMPLIED("f V g = g if g implies f") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Release(Formula f, Formula g) && implies.test(g, f) ? g : null;
    }
  },
  RELEASE_GLOBALLY("f V g = []g if g implies !f") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Release(Formula f, Formula g)
              && !f.equals(Formula.constant(false))
              && contradict(g, f, implies)
          ? globally(g)
          : null;
    }
  },
  RELEASE_ABSORBS_LEFT("f V (g V h) = g V h if g implies f") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Release(Formula f, Release(Formula g, Formula h))
              && implies.test(g, f)
          ? new Release(g, h)
          : null;
    }
  },
  GLOBALLY_RELEASE("[](f V g) = []g") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Release(Formula.False _, Release(Formula _, Formula g))
          ? globally(g)
          : null;
    }
  },
  RELEASE_PURE("f V g = g if g is purely universal") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Release(Formula _, Formula g) && isPurelyUniversal(g) ? g : null;
    }
  },
  NEXT_CONSTANT("X f = f if f holds everywhere or nowhere") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Next(Formula f) && isSuspendable(f) ? f : null;
    }
  },
  NEXT_AND("X f && X g = X (f && g)") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof And(Next(Formula f), Next(Formula g))
          ? new Next(new And(f, g))
          : null;
    }
  },
  NEXT_OR("X f || X g = X (f || g)") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Or(Next(Formula f), Next(Formula g))
          ? new Next(new Or(f, g))
          : null;
    }
  },
  NEXT_UNTIL("X f U X g = X (f U g)") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Until(Next(Formula f), Next(Formula g))
          ? new Next(new Until(f, g))
          : null;
    }
  },
  NEXT_RELEASE("X f V X g = X (f V g)") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Release(Next(Formula f), Next(Formula g))
          ? new Next(new Release(f, g))
          : null;
    }
  },
  EVENTUALLY_NEXT("<>X f = X <>f") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Until(Formula.True _, Next(Formula f))
          ? new Next(eventually(f))
          : null;
    }
  },
  GLOBALLY_NEXT("[]X f = X []f") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Release(Formula.False _, Next(Formula f))
          ? new Next(globally(f))
          : null;
    }
  },
  UNTIL_AND("(f U h) && (g U h) = (f && g) U h") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof And(Until(Formula f, Formula h), Until(Formula g, Formula i))
              && h.equals(i)
          ? new Until(new And(f, g), h)
          : null;
    }
  },
  UNTIL_OR("(f U g) || (f U h) = f U (g || h)") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Or(Until(Formula f, Formula g), Until(Formula e, Formula h))
              && f.equals(e)
          ? new Until(f, new Or(g, h))
          : null;
    }
  },
  RELEASE_AND("(f V g) && (f V h) = f V (g && h)") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof And(Release(Formula f, Formula g), Release(Formula e, Formula h))
              && f.equals(e)
          ? new Release(f, new And(g, h))
          : null;
    }
  },
  RELEASE_OR("(f V h) || (g V h) = (f || g) V h") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula instanceof Or(Release(Formula f, Formula h), Release(Formula g, Formula i))
              && h.equals(i)
          ? new Release(new Or(f, g), h)
          : null;
    }
  },
  INFINITELY_OFTEN_OR("[]<>f || []<>g = []<>(f || g)") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula
              instanceof
              Or(
                  Release(Formula.False _, Until(Formula.True _, Formula f)),
                  Release(Formula.False _, Until(Formula.True _, Formula g)))
          ? globally(eventually(new Or(f, g)))
          : null;
    }
  },
  ALMOST_ALWAYS_AND("<>[]f && <>[]g = <>[](f && g)") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      return formula
              instanceof
              And(
                  Until(Formula.True _, Release(Formula.False _, Formula f)),
                  Until(Formula.True _, Release(Formula.False _, Formula g)))
          ? eventually(globally(new And(f, g)))
          : null;
    }
  },
  EVENTUALLY_SUSPENDED("<>(f && g) = <>f && g if g holds everywhere or nowhere") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      if (formula instanceof Until(Formula.True _, And(Formula f, Formula g))) {
        return isSuspendable(g)
            ? new And(eventually(f), g)
            : isSuspendable(f) ? new And(eventually(g), f) : null;
      }
      return null;
    }
  },
  GLOBALLY_SUSPENDED("[](f || g) = []f || g if g holds everywhere or nowhere") {
    @Override
    @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies) {
      if (formula instanceof Release(Formula.False _, Or(Formula f, Formula g))) {
        return isSuspendable(g)
            ? new Or(globally(f), g)
            : isSuspendable(f) ? new Or(globally(g), f) : null;
      }
      return null;
    }
  };

  private final String law;

  Identity(String law) {
    this.law = law;
  }

  /** The identity as one would write it. */
  String law() {
    return law;
  }

  /** The right-hand side if {@code formula} has the form of the left-hand side, otherwise null. */
  abstract @Nullable Formula rewrite(Formula formula, BiPredicate<Formula, Formula> implies);

  private static boolean contradict(Formula f, Formula g, BiPredicate<Formula, Formula> implies) {
    return implies.test(f, NegationNormalForm.ofNegation(g))
        || implies.test(g, NegationNormalForm.ofNegation(f));
  }

  private static boolean exhaust(Formula f, Formula g, BiPredicate<Formula, Formula> implies) {
    return implies.test(NegationNormalForm.ofNegation(f), g)
        || implies.test(NegationNormalForm.ofNegation(g), f);
  }

  private static Formula eventually(Formula formula) {
    return new Until(Formula.constant(true), formula);
  }

  private static Formula globally(Formula formula) {
    return new Release(Formula.constant(false), formula);
  }
}
