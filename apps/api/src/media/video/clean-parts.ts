/** A part of a file: a head that says what follows, and so many bytes behind it. */
export interface Part {
  readonly headBytes: number;
  /** Infinite for what goes on to the end of the file. */
  readonly bytes: number;
  /** Whether zeros are stored in place of what follows. */
  readonly isPrivate: boolean;
}

/** Distinguishes the parts of one kind of file. */
export interface PartReader {
  /**
   * The part that begins there, whose head it may rewrite in place; nothing where more of the head
   * has to come first.
   */
  read(bytes: Buffer, at: number): Part | undefined;
  /** Throws where parts are missing. */
  end(): void;
}

export type Refuse = (message: string) => Error;

/** A film's parts are short at its beginning alone; one of crumbs takes long to read. */
const freeParts = 2_000;
const leastBytes = 8;

/** Hands a file on while it arrives, as long as it was, with its private parts blank. */
export async function* cleanParts(
  content: AsyncIterable<Uint8Array>,
  reader: PartReader,
  refusal: Refuse,
): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  let before = 0;
  let parts = 0;
  let left = 0;
  let isBlank = false;

  /** Goes through as many bytes as can be recognised; returns how many those are. */
  function walk(bytes: Buffer): number {
    let at = 0;
    while (at < bytes.length) {
      if (left > 0) {
        const end = Math.min(bytes.length, at + left);
        if (isBlank) bytes.fill(0, at, end);
        left -= end - at;
        at = end;
        continue;
      }
      const part = reader.read(bytes, at);
      if (!part) return at;
      parts += 1;
      at += part.headBytes;
      if (parts > freeParts + (before + at) / leastBytes) throw refusal('it is made of crumbs');
      left = part.bytes;
      isBlank = part.isPrivate;
    }
    return at;
  }

  for await (const piece of content) {
    const bytes = Buffer.concat([held, piece]);
    const walked = walk(bytes);
    before += walked;
    held = bytes.subarray(walked);
    if (walked > 0) yield bytes.subarray(0, walked);
  }
  if (held.length > 0 || (left > 0 && Number.isFinite(left))) throw refusal('its end is cut off');
  reader.end();
}
