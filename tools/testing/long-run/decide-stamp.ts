import type { Sources } from './sources.ts';

/** The commit that a run has tested, or in a sentence why it has tested none. */
export type StampDecision = { readonly commit: string } | { readonly refusal: string };

/** Which commit a green run may be recorded for, by the sources before it and after it. */
export function decideStamp(
  before: Sources | undefined,
  after: Sources | undefined,
): StampDecision {
  if (!before || !after) return { refusal: 'there is no Git history that names the sources.' };
  const [changed] = [...before.changed, ...after.changed];
  if (changed !== undefined) {
    return { refusal: `the sources are no commit's: "${changed}" was changed.` };
  }
  return before.commit === after.commit
    ? { commit: before.commit }
    : { refusal: 'another commit was checked out while it ran.' };
}
