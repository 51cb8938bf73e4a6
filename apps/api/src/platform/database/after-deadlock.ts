/** A third one in a row is no chance any more. */
const mostTries = 3;

/**
 * Does a transaction again that the database ended since it and another one waited for each other.
 * What it does beside the database must bear being done twice.
 */
export async function againAfterDeadlock<Answer>(transact: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await transact();
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // pg's errors name SQLSTATE; Drizzle wraps them.
  return (error as { code?: string }).code === '40P01' || isDeadlock(error.cause);
}
