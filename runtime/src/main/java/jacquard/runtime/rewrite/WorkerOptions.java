package jacquard.runtime.rewrite;

import java.util.List;

/** How a JVM is started in which programs can run under control. */
public final class WorkerOptions {
  /**
   * Code that the JIT would put in the place of methods that access memory of their arguments, past
   * every hook in them.
   */
  private static final List<String> INTRINSICS =
      List.of(
          "_PhantomReference_clear0",
          "_PhantomReference_refersTo0",
          "_Reference_clear0",
          "_Reference_get",
          "_Reference_refersTo0",
          "_aescrypt_decryptBlock",
          "_aescrypt_encryptBlock",
          "_arrayPartition",
          "_arraySort",
          "_base64_decodeBlock",
          "_base64_encodeBlock",
          "_bigIntegerLeftShiftWorker",
          "_bigIntegerRightShiftWorker",
          "_chacha20Block",
          "_cipherBlockChaining_decryptAESCrypt",
          "_cipherBlockChaining_encryptAESCrypt",
          "_compareToL",
          "_compareToLU",
          "_compareToU",
          "_compareToUL",
          "_compressStringB",
          "_compressStringC",
          "_copyOf",
          "_copyOfRange",
          "_countPositives",
          "_counterMode_AESCrypt",
          "_digestBase_implCompressMB",
          "_dilithiumAlmostInverseNtt",
          "_dilithiumAlmostNtt",
          "_dilithiumDecomposePoly",
          "_dilithiumMontMulByConstant",
          "_dilithiumNttMult",
          "_double_keccak",
          "_electronicCodeBook_decryptAESCrypt",
          "_electronicCodeBook_encryptAESCrypt",
          "_encodeAsciiArray",
          "_encodeByteISOArray",
          "_encodeISOArray",
          "_equalsB",
          "_equalsC",
          "_equalsL",
          "_galoisCounterMode_AESCrypt",
          "_getCharStringU",
          "_getCharsStringU",
          "_ghash_processBlocks",
          "_indexOfIL",
          "_indexOfIU",
          "_indexOfIUL",
          "_indexOfL",
          "_indexOfL_char",
          "_indexOfU",
          "_indexOfUL",
          "_indexOfU_char",
          "_inflateStringB",
          "_inflateStringC",
          "_intpoly_assign",
          "_intpoly_montgomeryMult_P256",
          "_kyber12To16",
          "_kyberAddPoly_2",
          "_kyberAddPoly_3",
          "_kyberBarrettReduce",
          "_kyberInverseNtt",
          "_kyberNtt",
          "_kyberNttMult",
          "_md5_implCompress",
          "_montgomeryMultiply",
          "_montgomerySquare",
          "_mulAdd",
          "_multiplyToLen",
          "_onSpinWait",
          "_poly1305_processBlocks",
          "_putCharStringU",
          "_sha2_implCompress",
          "_sha3_implCompress",
          "_sha5_implCompress",
          "_sha_implCompress",
          "_squareToLen",
          "_toBytesStringU",
          "_updateByteBufferAdler32",
          "_updateByteBufferCRC32",
          "_updateBytesAdler32",
          "_updateBytesCRC32",
          "_updateBytesCRC32C",
          "_updateCRC32",
          "_updateDirectByteBufferCRC32C",
          "_vectorizedHashCode",
          "_vectorizedMismatch");

  private WorkerOptions() {}

  /** The options that come before the class path and the main class. */
  public static List<String> options() {
    return List.of(
        "--add-reads",
        "java.base=ALL-UNNAMED",
        // for the SAT solver, where a Java program is checked symbolically
        "--enable-native-access=ALL-UNNAMED",
        "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2",
        "-XX:+UseSerialGC",
        // a program that fills more keeps the JVM busy for seconds, in which nothing can end it;
        // who needs more says so
        "-Xmx2g",
        "-Xshare:auto",
        "-XX:-OptimizeStringConcat",
        // else the JVM looks through the whole of a stack that has overflowed, which stops it for
        // a second, for methods that may go a little further; under control no lock needs that
        "-XX:StackReservedPages=0",
        // else C2 gives up on the scheduler's loop ("no node with a side effect"), tries again and
        // again, and leaves the loop to the code of C1
        "-XX:CompileCommand=quiet",
        "-XX:CompileCommand=dontinline,jacquard.hooks.Fiber::run",
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:DisableIntrinsic=" + String.join(",", INTRINSICS));
  }
}
