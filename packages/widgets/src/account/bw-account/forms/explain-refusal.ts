import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type FieldWords, WordedProblem } from '../../../parts/problem/worded-problem.ts';

/** Waits for a call; where a field is refused, it is told in these words. */
export async function explainRefusal<Answer>(
  call: Promise<Answer>,
  fields: FieldWords,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw new WordedProblem(toProblem(error), { fields });
  }
}
