/** Micro-benchmarks of what every search spends its time on; run by JMH. */
@NullMarked
package jacquard.bench.jmh;

import org.jspecify.annotations.NullMarked;
