import { availableParallelism, constants } from 'node:os';
import { createHashingThreads } from './hashing-threads.ts';

/** argon2id, the library's default kind, at the strength that OWASP asks for. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Memory and time of so many passwords are what a flood of them may take. */
const mostThreads = 4;
const mostWaiting = 200;

/**
 * Linux gives each thread a priority of its own: passwords are looked at on every processor, in the
 * time that nobody else needs. Elsewhere one processor is left to all else.
 */
const isOwnPriority = process.platform === 'linux';

const threads = createHashingThreads({
  file: new URL('hashing-thread.ts', import.meta.url),
  threads: Math.max(1, Math.min(mostThreads, availableParallelism() - (isOwnPriority ? 0 : 1))),
  mostWaiting,
  strength,
  ...(isOwnPriority && { priority: constants.priority.PRIORITY_BELOW_NORMAL }),
});

/** A hash of no password: checking against it takes as long as against a real one. */
export const dummyHash = `$argon2id$v=19$m=${strength.memoryCost},t=${strength.timeCost},p=${strength.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Throws `unavailable` while more passwords wait than are looked at in a few seconds. */
export const requireRoomForPassword = threads.requireRoom;

/** Returns the PHC form of a password, which is what is stored. */
export function hashPassword(password: string): Promise<string> {
  return threads.hash(password.normalize('NFKC'));
}

/**
 * Whether the password is the one that was hashed. Without a hash it answers false after the same
 * time, so that no caller learns which names have an account.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const isSame = await threads.verify(passwordHash ?? dummyHash, password.normalize('NFKC'));
  return isSame && passwordHash !== null && passwordHash !== undefined;
}
