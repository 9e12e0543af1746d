package jacquard.promela.syntax;

import java.util.Set;

/** Words that are no names. */
final class Words {
  static final Set<String> TYPES =
      Set.of("bit", "bool", "byte", "short", "int", "mtype", "chan", "pid", "unsigned");

  static final Set<String> VISIBILITY = Set.of("hidden", "show", "local");

  static final Set<String> EMBEDDED_C = Set.of("c_code", "c_decl", "c_expr", "c_state", "c_track");

  static final Set<String> RESERVED =
      Set.of(
          "active",
          "assert",
          "atomic",
          "bit",
          "bool",
          "break",
          "byte",
          "chan",
          "d_step",
          "D_proctype",
          "do",
          "else",
          "empty",
          "enabled",
          "eval",
          "fi",
          "for",
          "full",
          "goto",
          "hidden",
          "if",
          "init",
          "inline",
          "int",
          "len",
          "local",
          "mtype",
          "nempty",
          "never",
          "nfull",
          "notrace",
          "od",
          "of",
          "pc_value",
          "pid",
          "printf",
          "printm",
          "priority",
          "proctype",
          "provided",
          "run",
          "select",
          "short",
          "show",
          "skip",
          "timeout",
          "trace",
          "true",
          "false",
          "typedef",
          "unless",
          "unsigned",
          "xr",
          "xs",
          "c_code",
          "c_decl",
          "c_expr",
          "c_state",
          "c_track",
          "ltl",
          "return",
          "get_priority",
          "set_priority");

  private Words() {}
}
