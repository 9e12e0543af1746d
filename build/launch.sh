# Builds a module where that is needed, and runs its jar. For scripts to source:
#
#   root=…                        # the folder of the parent pom
#   launch MODULE JAR ARGUMENT…   # JAR is below MODULE/target
#
# Exit codes of its own: 2 a tool is missing, 4 the build failed.

readonly needed=25

# A JDK says its version in its file "release": JAVA_VERSION="25.0.1".
is_new_enough() {
  local line version
  [[ -x $1/bin/javac && -r $1/release ]] || return 1
  while read -r line; do
    if [[ $line == JAVA_VERSION=* ]]; then
      version=${line//[!0-9.]/}
      ((${version%%.*} >= needed)) && return 0
    fi
  done <"$1/release"
  return 1
}

find_jdk() {
  local path_java path_home='' home
  if path_java=$(command -v java); then
    path_java=$(readlink -f "$path_java" 2>/dev/null || echo "$path_java")
    path_home=${path_java%/bin/java}
  fi
  for home in \
    "${JAVA_HOME:-}" \
    "$path_home" \
    /usr/lib/jvm/* \
    "${HOME:-}"/.sdkman/candidates/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/.jdks/*; do
    if is_new_enough "$home"; then
      echo "$home"
      return
    fi
  done
  echo "Jacquard needs a JDK $needed or newer: install one (for example from https://adoptium.net) and set JAVA_HOME to it." >&2
  exit 2
}

# What the build reads, as one number.
inputs() {
  (cd "$root" && find pom.xml .mvn ./*/pom.xml ./*/src/main -type f -print 2>/dev/null |
    LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum | cksum)
}

# Whether anything the build reads was added, changed or removed since the last build.
# A removed file shows in the change time of its folder. In a copy of the checkout all times
# are new: then the contents decide, which takes longer to find out.
is_stale() {
  local jar=$1 stamp=$2
  [[ -f $jar && -f $stamp ]] || return 0
  [[ -n $(find "$root"/pom.xml "$root"/.mvn "$root"/*/pom.xml "$root"/*/src/main -cnewer "$stamp" -print -quit 2>/dev/null) ]] ||
    return 1
  [[ $(inputs) == "$(<"$stamp")" ]] || return 0
  touch "$stamp" 2>/dev/null || true
  return 1
}

build() {
  local module=$1 jdk=$2 jar=$3 stamp=$4 why log
  [[ -f $stamp ]] && why='the sources changed' || why='first use'
  if ! command -v mvn >/dev/null; then
    echo "Jacquard is built with Maven 3.8 or newer: install it and put mvn on the PATH." >&2
    exit 2
  fi
  echo "building Jacquard ($why)…" >&2
  mkdir -p "$(dirname "$stamp")"
  log=${stamp%.stamp}-build.log
  # Taken before the build: a change made while it runs is built the next time.
  inputs >"$stamp.new"
  # Not -q: that would hide the warnings that fail a build.
  if ! (cd "$root" && JAVA_HOME=$jdk mvn --batch-mode -pl "$module" -am package \
    -Dorg.slf4j.simpleLogger.defaultLogLevel=warn \
    -DskipTests -Dformat.skip) >"$log" 2>&1 </dev/null; then
    cat "$log" >&2
    exit 4
  fi
  mv "$stamp.new" "$stamp"
  rehearse "$module" "$jdk" "$jar"
}

# What a JVM knows of the classes and methods that most commands need, beside the jar. Another JDK
# makes its own.
cache_of() {
  echo "${1%.jar}${2//\//_}.aot"
}

# Has a JVM write that down, which saves later ones a third of their start. Without it they start, too.
rehearse() {
  local module=$1 jdk=$2 jar=$3 cache
  [[ $module == cli ]] || return 0
  cache=$(cache_of "$jar" "$jdk")
  if "$jdk/bin/java" -XX:+UseSerialGC "-XX:AOTCacheOutput=$cache.new" -cp "$jar" jacquard.cli.Rehearsal \
    >"${jar%.jar}-rehearsal.log" 2>&1 </dev/null && [[ -s $cache.new ]]; then
    mv "$cache.new" "$cache"
  else
    rm -f "$cache.new"
  fi
}

# Builds, unless another call has done so meanwhile: two builds in the same folders break each other.
build_alone() {
  local module=$1 jdk=$2 jar=$3 stamp=$4
  if ! command -v flock >/dev/null; then
    build "$module" "$jdk" "$jar" "$stamp"
    return
  fi
  mkdir -p "$root/target"
  (
    flock 9
    if is_stale "$jar" "$stamp"; then
      build "$module" "$jdk" "$jar" "$stamp"
    fi
  ) 9>"$root/target/build.lock" || exit $?
}

# Whether a command is about a Java program, as far as that can be told without running it.
is_for_worker() {
  [[ ${1:-} == check || ${1:-} == replay || ${1:-} == compare ]] || return 1
  local argument
  for argument in "$@"; do
    case $argument in
      --) return 0 ;;
      litmus:* | *.pml | -h | --help | --jvm-option | --jvm-option=*) return 1 ;;
      *.java | *.jar | *.json | *.txt) ;;
      *) [[ ! -f $argument ]] || return 1 ;; # a model or a circuit, whatever its name
    esac
  done
  (($# > 1))
}

# Whether the options of an earlier worker JVM, the first line of which names the program that
# starts it, can be used again. Both must be this user's own and nobody else's to write: they say
# which code the JVM runs. A build that changes other modules leaves the jar as it is, but not the
# stamp.
is_usable() {
  local options=$1 jar=$2 stamp=$3 jdk=$4 java
  [[ -O $options && ! -L $options && $options -nt $jar && $options -nt $stamp ]] || return 1
  [[ $options -nt $jdk/release ]] || return 1
  read -r _ java <"$options" && [[ -x $java && -O $java && ! -L $java ]] &&
    [[ -z $(find "$options" "$java" -maxdepth 0 \( -perm -g+w -o -perm -o+w \) -print) ]]
}

# Without a locale, a JVM takes no name of a file that is not ASCII.
name_an_encoding() {
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    '' | C | POSIX) export LC_ALL=C.UTF-8 ;;
  esac
}

# Whether a JVM can start with so much: not with next to nothing, nor with more than the machine has.
is_memory() {
  local number=${1%[kmgKMG]} kilobytes total
  case $1 in
    *[kK]) kilobytes=$number ;;
    *[mM]) kilobytes=$((number << 10)) ;;
    *) kilobytes=$((number << 20)) ;;
  esac
  total=$(($(getconf _PHYS_PAGES 2>/dev/null || echo 0) * ($(getconf PAGESIZE) >> 10)))
  ((kilobytes >= 32 << 10 && (total == 0 || kilobytes <= total)))
}

# What --memory asks for, as an option of the JVM; nothing if it cannot be had, which Jacquard says.
memory_option() {
  local argument previous='' size=''
  for argument in "$@"; do
    [[ $argument == -- ]] && break
    [[ $argument == --memory=* ]] && size=${argument#--memory=}
    [[ $previous == --memory ]] && size=$argument
    previous=$argument
  done
  if [[ $size =~ ^[1-9][0-9]{0,6}[kmgKMG]$ ]] && is_memory "$size"; then
    echo "-Xmx$size"
  fi
}

launch() {
  local module=$1 jar=$root/$1/target/$2 stamp jdk options java
  stamp=${jar%.jar}.stamp
  shift 2
  jdk=$(find_jdk)
  if is_stale "$jar" "$stamp"; then
    build_alone "$module" "$jdk" "$jar" "$stamp"
  fi
  # Java programs run in a worker JVM. The first one is started by Jacquard, which writes down
  # how; later ones are started here, since two JVMs take twice the time to start.
  options=${jar%.jar}-worker${jdk//\//_}.options
  name_an_encoding
  if is_for_worker "$@" && is_usable "$options" "$jar" "$stamp" "$jdk"; then
    read -r _ java <"$options"
    exec "$java" "@$options" -cp "$jar" jacquard.cli.Main "$@"
  fi
  local known=() cache memory
  memory=$(memory_option "$@")
  cache=$(cache_of "$jar" "$jdk")
  if [[ -O $cache && $cache -nt $stamp ]]; then
    known=("-XX:AOTCache=$cache" '-Xlog:aot*=off,cds*=off')
  fi
  exec "$jdk/bin/java" -XX:+UseSerialGC "${known[@]}" ${memory:+"$memory"} "-Djacquard.launcher.options=$options" -jar "$jar" "$@"
}
