import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type FieldProblemMessages, WordedProblem } from '../../../parts/problem/worded-problem.ts';

/** Waits for a call; where a field is refused, it is told in these words. */
export async function explainAccountRefusal<Answer>(
  call: Promise<Answer>,
  fields: FieldProblemMessages,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw new WordedProblem(toProblem(error), { fields });
  }
}
