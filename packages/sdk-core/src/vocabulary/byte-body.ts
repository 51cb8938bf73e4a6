/** A body of bytes, as the server reads it: while it arrives. */
export interface ByteBody {
  readonly content: AsyncIterable<Uint8Array>;
  /** Bytes that the request says it has. */
  readonly length: number | undefined;
}
