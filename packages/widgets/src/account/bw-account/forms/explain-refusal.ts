import { type FieldProblem, Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';

/** What to say of a field that was refused, in the reader's language, by the field's name. */
export type FieldWords = Readonly<Record<string, string>>;

/** Waits for a call; where a field is refused, it is told in these words. */
export async function explainRefusal<Answer>(
  call: Promise<Answer>,
  words: FieldWords,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const problem = toProblem(error);
    const fields = problem.fields.map((field) => reword(field, words));
    throw new Problem(problem.code, problem.message, {
      fields,
      cause: problem,
      ...(problem.retryAfter !== undefined && { retryAfter: problem.retryAfter }),
    });
  }
}

function reword({ path, message }: FieldProblem, words: FieldWords): FieldProblem {
  return { path, message: words[path.replace(/^body\./, '')] ?? message };
}
