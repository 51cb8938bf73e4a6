import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is among those that are guessed first, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommonPasswords().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return (await known).has(password.normalize('NFKC').toLowerCase());
}

/** Read when a password is first chosen; unpacking the list would hold all other calls up. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const worker = new Worker(new URL('read-common-passwords.ts', import.meta.url));
  const [passwords] = await once(worker, 'message');
  return new Set(passwords);
}
