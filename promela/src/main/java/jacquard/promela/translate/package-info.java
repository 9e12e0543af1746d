/**
 * Trees to models: {@link Translator} declares what is global, {@link ProcessTranslator} grows the
 * graph of one process, {@link ExpressionTranslator} resolves names.
 */
@NullMarked
package jacquard.promela.translate;

import org.jspecify.annotations.NullMarked;
