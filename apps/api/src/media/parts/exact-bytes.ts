import type { ByteBody } from '@boardwalk/sdk-core/vocabulary/byte-body';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** The bytes of a body while they arrive; one that has more or fewer than `expected` is refused. */
export async function* exactBytes(
  body: Pick<ByteBody, 'content'>,
  expected: number,
): AsyncGenerator<Uint8Array> {
  let arrived = 0;
  for await (const chunk of arrivingBytes(body)) {
    arrived += chunk.length;
    if (arrived > expected) throw wrongLength(expected);
    yield chunk;
  }
  if (arrived < expected) throw wrongLength(expected);
}

/** Yields the bytes of a body while they arrive; one that breaks off is reported as such. */
export async function* arrivingBytes({
  content,
}: Pick<ByteBody, 'content'>): AsyncGenerator<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await chunks.next().catch((cause: unknown) => {
      throw new Problem('malformed-body', 'The bytes did not arrive whole.', { cause });
    });
    if (done) return;
    yield value;
  }
}

/** Refuses a body by the length that it says. */
export function requireLength({ length }: ByteBody, expected: number): void {
  if (length !== undefined && length !== expected) throw wrongLength(expected);
}

function wrongLength(expected: number): Problem {
  return new Problem('invalid-request', 'The part is not as long as it has to be.', {
    fields: [{ path: 'body', message: `expected ${expected} bytes` }],
  });
}
