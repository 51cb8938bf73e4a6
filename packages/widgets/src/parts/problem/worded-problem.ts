import { type FieldProblem, Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** What to say of a field that was refused, in the reader's language, by the field's name. */
export type FieldProblemMessages = Readonly<Record<string, string>>;

interface Words {
  /** What a widget says of it, where it knows better than its code does. */
  readonly sentence?: string | undefined;
  readonly fields?: FieldProblemMessages;
  /** Whether the same press would be refused again. */
  readonly isFinal?: boolean | undefined;
}

/** A problem that a widget words itself, in the reader's language. */
export class WordedProblem extends Problem {
  readonly sentence: string | undefined;
  readonly isFinal: boolean;
  readonly #words: FieldProblemMessages;

  constructor(problem: Problem, { sentence, fields = {}, isFinal = false }: Words) {
    super(problem.code, problem.message, {
      fields: problem.fields.map((field) => ({
        ...field,
        message: fields[problemFieldName(field)] ?? field.message,
      })),
      retryAfter: problem.retryAfter,
      cause: problem,
    });
    this.sentence = sentence;
    this.isFinal = isFinal;
    this.#words = fields;
  }

  /** The words for a field, where there are any. */
  wordsOf(field: FieldProblem): string | undefined {
    return this.#words[problemFieldName(field)];
  }
}

/** Whether a form has come to its end by that: what was sent would be refused again. */
export function isFinal(problem: Problem | undefined): boolean {
  return problem instanceof WordedProblem && problem.isFinal;
}

/** What a form calls a field at fault. */
export function problemFieldName({ path }: FieldProblem): string {
  return path.replace(/^body\./, '');
}
