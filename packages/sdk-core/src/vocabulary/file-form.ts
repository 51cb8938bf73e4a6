/** A form with one file, as the server reads it. */
export interface FileForm {
  /**
   * Hands the file over while it arrives, and answers what became of it, with the form's texts:
   * they may come after the file.
   */
  read<Kept>(keep: (file: ArrivingFile) => Promise<Kept>): Promise<ReadForm<Kept>>;
}

export interface ArrivingFile {
  readonly content: AsyncIterable<Uint8Array>;
  /** As the form calls it; nobody has looked at it. */
  readonly name: string | undefined;
  /** Bytes that the request claims to have: its file has no more. */
  readonly bytesAtMost: number | undefined;
}

export interface ReadForm<Kept> {
  readonly kept: Kept;
  readonly texts: ReadonlyMap<string, string>;
}
