import { Problem, type ProblemCode, problemStatuses } from '@boardwalk/sdk-core/vocabulary/problem';
import {
  problemDocument,
  problemHeaders,
  problemTitles,
} from '@boardwalk/server-parts/http/problem-document';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addCallFacts } from '../calls/call-log.ts';
import { databaseAbsence } from '../database/database-absence.ts';

/** What the framework's own refusals stand for; any other is an `invalid-request`. */
const frameworkStatuses: ReadonlyMap<number, ProblemCode> = new Map([
  [404, 'not-found'],
  [413, 'body-too-large'],
  [415, 'unsupported-media-type'],
  [416, 'range-not-satisfiable'],
]);

/** Answers `error` as a problem; what is not a problem of the contract is logged, never sent. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  addCallFacts(request, { code: problem.code });
  if (problem.status >= 500 && problem.code !== 'not-available') {
    const facts = { err: problem.cause ?? problem, code: problem.code };
    if (isPutOff(problem)) request.log.warn(facts, 'operation put off');
    else request.log.error(facts, 'operation failed');
  }
  // Fastify would close at once, and the reset of the connection overtakes the answer.
  if (problem.code === 'body-too-large') reply.removeHeader('connection');
  reply
    .code(problem.status)
    .headers(problemHeaders(problem))
    .send(JSON.stringify(problemDocument(problem, request.id)));
}

/** Whether the server itself asks to wait, as for a full queue; what fails it has a cause. */
function isPutOff({ code, cause, retryAfter }: Problem): boolean {
  return code === 'unavailable' && cause === undefined && retryAfter !== undefined;
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem && problemStatuses[error.code] > 0) return error;
  const code = frameworkCode(error);
  if (code) return new Problem(code, problemTitles[code], { cause: error });
  return (
    databaseAbsence(error) ?? new Problem('internal', problemTitles.internal, { cause: error })
  );
}

function frameworkCode(error: unknown): ProblemCode | undefined {
  if (!(error instanceof Error)) return undefined;
  // Errors of Fastify and its plugins carry a code of theirs and the status they mean.
  const { code, statusCode: status } = error as Partial<FastifyError>;
  // Fastify marks the errors of reading a body so: the caller hung up while sending it.
  if (code === 'ECONNRESET' && status === 400) return 'malformed-body';
  const isRefusal =
    code?.startsWith('FST_') && status !== undefined && status >= 400 && status < 500;
  return isRefusal ? (frameworkStatuses.get(status) ?? 'invalid-request') : undefined;
}
