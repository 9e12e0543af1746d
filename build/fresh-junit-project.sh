#!/bin/sh
# What a new user does: an empty Maven project, JUnit, and what docs/junit.md says.
# Succeeds if the test fails with a counterexample. Arguments are handed to Maven (such as -o).
# Needs jacquard-junit in the local repository: mvn install -DskipTests
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
version() { sed -n "s/.*<$1.version>\(.*\)<\/$1.version>.*/\1/p" "$root/pom.xml"; }
# The first block of a language on that page.
block() {
  awk -v fence="\`\`\`$1" '
    $0 == fence { inside = 1; next }
    inside && /^```/ { exit }
    inside' "$root/docs/junit.md"
}
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
mkdir -p "$project/src/test/java"
cat > "$project/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>fresh</groupId>
  <artifactId>fresh</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.release>25</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>$(version junit)</version>
      <scope>test</scope>
    </dependency>
$(block xml)
  </dependencies>
  <build>
    <plugins>
      <plugin><artifactId>maven-surefire-plugin</artifactId><version>$(version maven-surefire-plugin)</version></plugin>
      <plugin><artifactId>maven-compiler-plugin</artifactId><version>$(version maven-compiler-plugin)</version></plugin>
      <plugin><artifactId>maven-resources-plugin</artifactId><version>$(version maven-resources-plugin)</version></plugin>
    </plugins>
  </build>
</project>
POM
block java > "$project/src/test/java/CounterTest.java"
mvn -B -f "$project/pom.xml" "$@" test | tee "$project/log" || true
grep -q 'replay    @AllInterleavings(replay = "jq1:' "$project/log"
