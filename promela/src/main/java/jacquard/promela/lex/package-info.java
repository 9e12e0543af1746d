/** Characters to tokens: {@link Lexer}, and the preprocessor's directives: {@link Preprocessor}. */
@NullMarked
package jacquard.promela.lex;

import org.jspecify.annotations.NullMarked;
