import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** A mid-range phone's link: 1.6 Mbit/s with 150 ms there and back. */
export const slowLink = { bytesPerSecond: 200_000, latencyMs: 150 };

const pieceBytes = 8_192;

/** One link that all who go through it share, as the files of a page do. */
export function createSlowLink({ bytesPerSecond, latencyMs } = slowLink) {
  let freeAt = 0;

  async function take(bytes: number): Promise<void> {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1_000;
    await sleep(freeAt - performance.now());
  }

  return {
    /** Resolves when a question has reached the other end and its answer begins to arrive. */
    wait: () => sleep(latencyMs),
    /** A stream that lets through as much as the link does. */
    throttle: () =>
      new Transform({
        async transform(chunk: Buffer, _, done) {
          for (let start = 0; start < chunk.length; start += pieceBytes) {
            const piece = chunk.subarray(start, start + pieceBytes);
            await take(piece.length);
            this.push(piece);
          }
          done();
        },
      }),
  };
}
