import type { deleteCardMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';

/** Why a card could not be deleted, with the reason where something runs on it. */
export function wordDeletion(
  error: unknown,
  { inUse }: { readonly [Key in keyof typeof deleteCardMessages]: string },
): WordedProblem {
  const problem = toProblem(error);
  const isInUse = problem.code === 'conflict';
  return new WordedProblem(problem, { sentence: isInUse ? inUse : undefined, isFinal: isInUse });
}
