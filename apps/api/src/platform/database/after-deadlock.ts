import { setTimeout as sleep } from 'node:timers/promises';

const mostTries = 5;
/** Milliseconds before the second try; twice as long before each that follows. */
const firstPause = 25;

/**
 * Runs a transaction again that the database ended because of a deadlock. It pauses before, as it
 * could otherwise take the lock that the other transaction waits for, and meet it once more. What it
 * does beside the database must bear being done twice.
 */
export async function againAfterDeadlock<Answer>(transact: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await transact();
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
    }
    await sleep(firstPause * 2 ** (tries - 1) * (1 + Math.random()));
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // pg's errors name SQLSTATE; Drizzle wraps them.
  return (error as { code?: string }).code === '40P01' || isDeadlock(error.cause);
}
