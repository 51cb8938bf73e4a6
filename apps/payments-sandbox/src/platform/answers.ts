import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { digest } from './ids.ts';
import { StripeFault } from './stripe-fault.ts';
import { savedAnswers } from './tables.ts';

/** What a request answers: a status and a body. */
export interface Answer {
  readonly status: number;
  readonly body: object;
  /** Whether it was answered before under the same key. */
  readonly isRepeated?: true;
}

/** What makes a request the same as another under one idempotency key. */
export interface KeyedRequest {
  readonly account: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** The provider forgets a key after a day, and later. */
const keptFor = sql`now() - interval '24 hours'`;

/** The answer that was given under the same key; another request under it is refused. */
export async function findAnswer(
  queries: Queries,
  request: KeyedRequest,
): Promise<Answer | undefined> {
  const { account, key } = request;
  await queries
    .delete(savedAnswers)
    .where(
      and(
        eq(savedAnswers.account, account),
        eq(savedAnswers.key, key),
        sql`${savedAnswers.at} < ${keptFor}`,
      ),
    );
  const [row] = await queries
    .select()
    .from(savedAnswers)
    .where(and(eq(savedAnswers.account, account), eq(savedAnswers.key, key)));
  if (row === undefined) return undefined;
  if (row.request === fingerprint(request)) {
    return { status: row.status, body: row.body, isRepeated: true };
  }
  throw new StripeFault(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}

/** Keeps an answer for those who ask again. */
export async function saveAnswer(
  queries: Queries,
  request: KeyedRequest,
  { status, body }: Answer,
): Promise<void> {
  const { account, key } = request;
  await queries
    .insert(savedAnswers)
    .values({ account, key, request: fingerprint(request), status, body });
}

function fingerprint({ method, path, body }: KeyedRequest): string {
  return digest(`${method} ${path}\n${body}`);
}
