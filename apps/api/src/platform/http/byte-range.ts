import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ByteRange } from '../storage/storage.ts';

const singleRange = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range of a `Range` header that a file of `bytes` can serve; nothing where the whole file is
 * the right answer (no header, another unit, several ranges). One that starts behind the file's
 * end is `range-not-satisfiable`.
 */
export function parseByteRange(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, first = '', last = ''] = singleRange.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (start > end) {
    throw new Problem('range-not-satisfiable', `The file has ${bytes} bytes.`, {
      fields: [{ path: 'headers.range', message: `expected a range within 0 to ${bytes - 1}` }],
    });
  }
  return { start, end };
}
