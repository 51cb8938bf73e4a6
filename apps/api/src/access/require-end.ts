import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/**
 * Returns when a new right ends, null for never: as requested, if that is in the future and not
 * after the end of the right by which it is given.
 */
export function requireEnd(asked: string | undefined, now: Date, limit: Date | null): Date | null {
  if (asked === undefined) {
    if (limit === null) return null;
    throw wrongEnd(`Your own right ends: name an end by ${limit.toISOString()}.`);
  }
  const end = new Date(asked);
  if (end <= now) throw wrongEnd('The end must lie ahead.');
  if (limit && end > limit) {
    throw wrongEnd(`Your own right ends before: name an end by ${limit.toISOString()}.`);
  }
  return end;
}

function wrongEnd(message: string): Problem {
  return new Problem('invalid-request', message, { fields: [{ path: 'body.endsAt', message }] });
}
