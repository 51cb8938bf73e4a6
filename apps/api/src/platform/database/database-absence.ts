import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** The server ends, starts, or has no room: `admin_shutdown`, `crash_shutdown`, `cannot_connect_now` … */
const serverCodes = /^(?:57P0[1-3]|08...|53300)$/;

/** The system's, where a connection is refused, lost or its socket gone. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Of the sockets that are ours to open, all but the database's are seen to where they are used. */
const socketCalls = new Set(['connect', 'read', 'write']);

/** What the driver and its pool say, who give these no code. */
const driverSentences =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying|Client (?:has encountered a connection error|was closed))/;

/** A database that was killed is back after a second or two. */
const retryAfter = 2;

/** The problem that stands for a database that is away; undefined for every other error. */
export function databaseAbsence(error: unknown): Problem | undefined {
  if (!isDatabaseAway(error)) return undefined;
  return new Problem('unavailable', 'The database cannot be reached right now.', {
    cause: error,
    retryAfter,
  });
}

/**
 * Returns what a call that changes something is answered where the database went away during it:
 * whether its transaction was through is unknown.
 */
export function interruption(error: unknown): unknown {
  if (!isDatabaseAway(error)) return error;
  return new Problem(
    'interrupted',
    'This may or may not have been done: look before you try again.',
    { cause: error, retryAfter },
  );
}

/** Whether an error, or one that caused it, says that no database answers any more. */
function isDatabaseAway(error: unknown, isQuery = false): boolean {
  if (!(error instanceof Error) || error instanceof Problem) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (driverSentences.test(error.message)) return true;
  if (code !== undefined && serverCodes.test(code)) return true;
  // Files fail by the same codes, but by no system call of a socket; a caller who hangs up names none.
  const isSocket = syscall !== undefined && socketCalls.has(syscall);
  if (code !== undefined && systemCodes.has(code) && (isQuery || isSocket)) return true;
  return isDatabaseAway(error.cause, isQuery || 'query' in error);
}
