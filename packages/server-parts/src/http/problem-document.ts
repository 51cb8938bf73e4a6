import type { Problem, ProblemCode, ProblemDocument } from '@boardwalk/sdk-core/vocabulary/problem';

/** What each problem is called when nothing more is known about it. */
export const problemTitles: Readonly<Record<ProblemCode, string>> = {
  'invalid-request': 'The request is not as the contract says.',
  'malformed-body': 'The body cannot be read.',
  unauthorized: 'This needs a signed-in user.',
  'payment-required': 'This has to be paid first.',
  forbidden: 'This is not allowed.',
  'wrong-credentials': 'The name or the password is wrong.',
  'unconfirmed-account': 'The account is not confirmed yet.',
  'incomplete-profile': 'The profile is not complete yet.',
  'origin-not-allowed': 'Calls from this origin are not allowed.',
  'not-found': 'There is nothing here.',
  'no-city-nearby': 'No city is near this position.',
  'unknown-place': 'This place is not known.',
  'method-not-allowed': 'This address does not take this method.',
  conflict: 'This does not fit what is there.',
  licensed: 'A licence for boards runs.',
  'other-user': 'Somebody else is signed in in this browser by now. Nothing was changed.',
  gone: 'This is no longer here.',
  'precondition-failed': 'This was changed meanwhile. Nothing was done.',
  'body-too-large': 'The body is too large.',
  'unsupported-media-type': 'This content type is not accepted.',
  'range-not-satisfiable': 'The range lies outside the file.',
  misdirected: 'This is not the server of that host.',
  'not-processable': 'This was understood, and can’t be done.',
  'held-back': 'A word in the text is not sent here.',
  'too-many-requests': 'Too many calls. Please wait a moment.',
  'too-many-threads': 'Too many conversations were begun within an hour.',
  'too-many-listings': 'Too many new listings were published within a day.',
  internal: 'Something went wrong.',
  'not-available': 'This part of the product is not available yet.',
  'bad-gateway': 'A service that this needs gave no proper answer.',
  unavailable: 'The service is not available right now.',
  interrupted: 'This may or may not have been done.',
  timeout: 'This took too long.',
  network: 'The server could not be reached.',
  aborted: 'The call was given up.',
};

/** The content type of a problem's document. */
export const problemType = 'application/problem+json; charset=utf-8';

/** Paths and sentences may repeat what a caller sent, which may be as long as a body. */
const longestPath = 200;
const longestSentence = 1_000;

/** Returns the document that reports a problem to a caller; its cause is never part of it. */
export function problemDocument(problem: Problem, requestId?: string): ProblemDocument {
  const title = problemTitles[problem.code];
  const isTold = problem.code !== 'internal' && problem.message !== title;
  return {
    type: `/problems/${problem.code}`,
    code: problem.code,
    status: problem.status,
    title,
    ...(isTold && { detail: cut(problem.message, longestSentence) }),
    ...(problem.fields.length > 0 && {
      fields: problem.fields.map(({ path, message }) => ({
        path: cut(path, longestPath),
        message: cut(message, longestSentence),
      })),
    }),
    ...(requestId !== undefined && { requestId }),
  };
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Headers of a problem's answer beside the security ones. */
export function problemHeaders({ retryAfter }: Problem): Readonly<Record<string, string>> {
  return {
    'content-type': problemType,
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
  };
}
