import type { Readable } from 'node:stream';

/** A file whose content is written while it is sent, so that the whole of it is never in memory. */
export class StreamedFile extends File {
  readonly content: Readable;

  constructor(name: string, content: Readable, { type }: { readonly type: string }) {
    super([], name, { type });
    this.content = content;
  }
}
