import {
  type FieldProblem,
  Problem,
  type ProblemCode,
} from '@boardwalk/sdk-core/vocabulary/problem';
import { CachedAnswer } from '../answers/cached-answer.ts';

/**
 * Refusals that are about the request: the same request is answered the same. All others pass, with
 * the person's standing, the limits or the faults that they report.
 */
const keptCodes: ReadonlySet<ProblemCode> = new Set([
  'invalid-request',
  'payment-required',
  'not-found',
  'unknown-place',
  'conflict',
  'gone',
  'precondition-failed',
  'not-processable',
]);

/** The answer of an operation, as it is stored. */
type GivenAnswer =
  | { readonly value: unknown }
  | {
      readonly problem: {
        readonly code: ProblemCode;
        readonly message: string;
        readonly fields: readonly FieldProblem[];
      };
    };

/** Returns an answer as the text that is stored. */
export function writeAnswer(value: unknown): string {
  const given: GivenAnswer = {
    value: value instanceof CachedAnswer ? JSON.parse(value.json) : value,
  };
  return JSON.stringify(given);
}

/**
 * Returns a refusal as the text that is stored; undefined for what another try may answer
 * otherwise.
 */
export function writeRefusal(error: unknown): string | undefined {
  if (!(error instanceof Problem) || !keptCodes.has(error.code)) return undefined;
  const { code, message, fields } = error;
  const given: GivenAnswer = { problem: { code, message, fields } };
  return JSON.stringify(given);
}

/** Answers what was answered before, or refuses it with the same words. */
export function giveAgain(text: string): unknown {
  // What is sealed was written here.
  const given = JSON.parse(text) as GivenAnswer;
  if ('value' in given) return given.value;
  const { code, message, fields } = given.problem;
  throw new Problem(code, message, { fields });
}
