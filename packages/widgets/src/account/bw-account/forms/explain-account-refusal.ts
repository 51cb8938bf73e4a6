import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type FieldProblemMessages, WordedProblem } from '../../../parts/problem/worded-problem.ts';

/** Waits for a call; where a field is refused, these messages say so. */
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
