/** A form with files, as the server reads it. */
export interface FileForm {
  /**
   * Hands its one file over while it arrives, and answers what became of it, with the form's texts:
   * they may come after the file.
   */
  read<Kept>(keep: (file: ArrivingFile) => Promise<Kept>): Promise<ReadForm<Kept>>;
  /**
   * Hands several files over, one after the other, and answers what became of each in the order of
   * the form: one that is refused leaves the others as they are. A form that breaks off rejects.
   */
  readSeveral<Kept>(
    wanted: FormFileLimits,
    keep: (file: ArrivingFile) => Promise<Kept>,
  ): Promise<readonly PromiseSettledResult<Kept>[]>;
}

/** What a form with several files may have. */
export interface FormFileLimits {
  /** The field of them all. */
  readonly field: string;
  readonly atMost: number;
  /** Bytes of all together, whatever becomes of them. */
  readonly bytes: number;
}

export interface ArrivingFile {
  readonly content: AsyncIterable<Uint8Array>;
  /** As the form calls it; nobody has looked at it. */
  readonly name: string | undefined;
  /** Bytes that the request claims to have: its file has no more. */
  readonly bytesAtMost: number | undefined;
  /** Whether the request can have no other file, and is as long as this one. */
  readonly isAlone: boolean;
}

export interface ReadForm<Kept> {
  readonly kept: Kept;
  readonly texts: ReadonlyMap<string, string>;
}
