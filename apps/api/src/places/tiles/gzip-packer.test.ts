import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGzipPacker } from './gzip-packer.ts';

test('texts that are packed at once come out whole, each in memory of its own', async () => {
  const pack = createGzipPacker();
  const text = fc.oneof(
    fc.string(),
    // More than the compressor takes and gives at a time.
    fc.infiniteStream(fc.integer()).map((numbers) => [...numbers.take(20_000)].join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 4 }), async (texts) => {
      const packed = await Promise.all(texts.map(pack));
      expect(packed.map((bytes) => gunzipSync(bytes).toString())).toEqual(texts);
      for (const { buffer, length } of packed) expect(buffer.byteLength).toBe(length);
    }),
    { numRuns: 50 },
  );
});
