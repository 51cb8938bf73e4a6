import type { ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';

/** What operators look for when they follow an attack; the names stay as they are. */
const events: Partial<Record<ProblemCode, string>> = {
  unauthorized: 'session-missing',
  forbidden: 'permission-refused',
  'wrong-credentials': 'credentials-refused',
  'unconfirmed-account': 'credentials-refused',
  'origin-not-allowed': 'origin-refused',
  misdirected: 'host-refused',
  'invalid-request': 'input-refused',
  'malformed-body': 'input-refused',
  'body-too-large': 'input-refused',
  'unsupported-media-type': 'input-refused',
  'too-many-threads': 'attempts-locked',
  'too-many-listings': 'attempts-locked',
  internal: 'call-failed',
  unavailable: 'call-failed',
  interrupted: 'call-failed',
  'bad-gateway': 'call-failed',
  timeout: 'call-failed',
};

/**
 * Returns the event that a refusal is. A call that is turned away before its operation came too
 * often; an operation itself turns away a caller who guessed too often.
 */
export function callEvent(code: ProblemCode, isAdmitted: boolean): string | undefined {
  if (code === 'too-many-requests') return isAdmitted ? 'attempts-locked' : 'rate-limited';
  return events[code];
}

const origin =
  /^(?:null|https?:\/\/[a-z0-9.-]{1,100}(?::\d{1,5})?|https?:\/\/\[[0-9a-f:]{2,40}\](?::\d{1,5})?)$/;

/** The page that a browser names; what is no origin is only said to be none. */
export function readLoggedOrigin(header: string | undefined): string | undefined {
  return header === undefined || origin.test(header) ? header : 'malformed';
}
