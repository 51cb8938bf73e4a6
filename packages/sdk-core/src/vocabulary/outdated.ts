import { toProblem } from './problem.ts';

/**
 * Makes a change of what was read at a version. Answers it as it stands where somebody else has changed
 * it meanwhile, and nothing was done; `findCurrent` reads it then. Without it the problem stays.
 */
export async function changeUnlessOutdated<Thing>(
  change: () => Promise<unknown>,
  findCurrent: () => Promise<Thing | undefined>,
): Promise<Thing | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    const problem = toProblem(error);
    const current = problem.code === 'precondition-failed' ? await findCurrent() : undefined;
    if (current === undefined) throw problem;
    return current;
  }
}
