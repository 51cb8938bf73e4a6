import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { CallFacts } from './operation.ts';

const key = /^[\x21-\x7e]{1,200}$/;

/**
 * The key of a caller's intention; one that nobody could keep is refused, and a call without one that
 * would take money.
 */
export function readIdempotencyKey(
  { paying }: Pick<Endpoint, 'paying'>,
  headers: IncomingHttpHeaders,
): string | undefined {
  const given = headers['idempotency-key']?.toString();
  if (given === undefined ? !paying : key.test(given)) return given;
  const message = 'expected 1 to 200 visible characters of ASCII';
  throw new Problem('invalid-request', `headers.idempotency-key: ${message}`, {
    fields: [{ path: 'headers.idempotency-key', message }],
  });
}

/**
 * Refuses a change of what has another version by now than the caller has read (`If-Match: "7"`);
 * ask it where the row is locked. A caller who says nothing changes whatever is there.
 */
export function requireMatch({ ifMatch }: Pick<CallFacts, 'ifMatch'>, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes(`"${version}"`)) return;
  throw new Problem('precondition-failed', 'This was changed since you read it.');
}
