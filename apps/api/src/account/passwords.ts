import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import limit from 'p-limit';

/** argon2id, the library's default kind, at the strength that OWASP asks for. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing fills a thread of the pool that also answers files and names: some are kept free. */
const turns = limit(Math.max(1, Math.min(3, availableParallelism() - 1)));

/** The hash of nobody's password: checking against it takes as long as against a real one. */
let nobodys: Promise<string> | undefined;

/** Makes the PHC form of a password that is kept. */
export function hashPassword(password: string): Promise<string> {
  return turns(() => hash(password.normalize('NFKC'), strength));
}

/**
 * Whether the password is the one that was hashed. Without a hash it answers false after the same
 * time, so that no caller learns which names have an account.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  nobodys ??= hashPassword('nobody');
  const against = passwordHash ?? (await nobodys);
  const isSame = await turns(() => verify(against, password.normalize('NFKC')));
  return isSame && passwordHash !== null && passwordHash !== undefined;
}
