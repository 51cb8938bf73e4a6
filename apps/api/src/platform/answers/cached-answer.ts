import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tagOf } from './answer-tag.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/**
 * An answer that is written and packed once, for an operation to hold and to answer with until its
 * content changes: `CachedAnswer.of(value)` in place of the value.
 */
export class CachedAnswer<Value> {
  readonly json: string;
  readonly tag: string;
  readonly #packed: ReadonlyMap<Encoding, Buffer>;
  /** What it answers, in types only. */
  declare readonly answers: Value;

  private constructor(json: string, packed: ReadonlyMap<Encoding, Buffer>) {
    this.json = json;
    this.tag = tagOf(json);
    this.#packed = packed;
  }

  static async of<Value>(value: Value): Promise<CachedAnswer<Value>> {
    const json = JSON.stringify(value);
    const bytes = Buffer.from(json);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [brotli, gzipped] = await Promise.all([
      packBrotli(bytes, { params }),
      packGzip(bytes, { level: 9 }),
    ]);
    const packed = new Map<Encoding, Buffer>([
      ['br', brotli],
      ['gzip', gzipped],
    ]);
    return new CachedAnswer<Value>(json, packed);
  }

  /** The packed bytes that the caller takes, the shortest first; none for one that takes neither. */
  packedFor(acceptEncoding = ''): readonly [Encoding, Buffer] | undefined {
    const taken = acceptEncoding
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim());
    return [...this.#packed].find(([encoding]) => taken.includes(encoding));
  }
}
