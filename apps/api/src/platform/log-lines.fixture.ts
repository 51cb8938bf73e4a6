import { Writable } from 'node:stream';
import { createLog } from './logging.ts';

// A line is what it is; tests say what they expect of it.
// biome-ignore lint/suspicious/noExplicitAny: reading `line.err.cause.code` without a cast each
type Line = any;

/** Makes a log that is stored, whole, for a test to read. */
export function keepLog() {
  const texts: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      texts.push(...String(chunk).split('\n').filter(Boolean));
      done();
    },
  });
  return {
    log: createLog('trace', stream),
    texts,
    lines: (): Line[] => texts.map((text) => JSON.parse(text)),
    /** The last line about an answer. */
    answered: (): Line => JSON.parse(texts.findLast((text) => text.includes('"answered"')) ?? '{}'),
  };
}
