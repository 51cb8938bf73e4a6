/** Every problem code with its HTTP status (RFC 9457 `type` is `/problems/{code}`). */
export const problemStatuses = {
  'invalid-request': 400,
  'malformed-body': 400,
  unauthorized: 401,
  'payment-required': 402,
  forbidden: 403,
  'wrong-credentials': 403,
  'unconfirmed-account': 403,
  'incomplete-profile': 403,
  'origin-not-allowed': 403,
  'not-found': 404,
  'no-city-nearby': 404,
  'unknown-place': 404,
  'method-not-allowed': 405,
  conflict: 409,
  licensed: 409,
  'other-user': 409,
  gone: 410,
  'precondition-failed': 412,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  misdirected: 421,
  'not-processable': 422,
  'held-back': 422,
  'too-many-requests': 429,
  'too-many-threads': 429,
  'too-many-listings': 429,
  internal: 500,
  'not-available': 501,
  'bad-gateway': 502,
  unavailable: 503,
  interrupted: 503,
  timeout: 504,
  network: 0,
  aborted: 0,
} as const;

export type ProblemCode = keyof typeof problemStatuses;

/** A field at fault: `path` in dots as sent (`body.distance`), with what was expected. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The JSON body of an `application/problem+json` answer. */
export interface ProblemDocument {
  readonly type: string;
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly fields?: readonly FieldProblem[];
  readonly requestId?: string;
}

export interface ProblemDetails {
  readonly fields?: readonly FieldProblem[] | undefined;
  readonly cause?: unknown;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number | undefined;
}

/** The one error type: a code of the contract, a sentence for people, fields at fault, a cause. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message, details);
    this.code = code;
    this.status = problemStatuses[code];
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** Whether `code` names a problem of the contract. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problemStatuses, code);
}

/** `error` itself when it is a problem, else an `internal` problem that carries it as cause. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem('internal', 'Something went wrong. Please try again.', { cause: error });
}
