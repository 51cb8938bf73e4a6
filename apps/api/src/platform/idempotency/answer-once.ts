import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Member } from '../calls/caller.ts';
import type { Platform, SaveAnswer } from '../calls/operation.ts';
import {
  claimKey,
  type HeldKey,
  idempotencyLeaseMs,
  type KeyedRequest,
  releaseKey,
  renewKey,
  saveSealedAnswer,
} from './claim-key.ts';
import { giveAgain, writeAnswer, writeRefusal } from './given-answer.ts';

type Tools = Pick<Platform, 'database' | 'clock' | 'secrets' | 'log'>;

/** A call under the key of its caller's intention. */
interface KeyedCall {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly caller: Member;
  readonly key: string;
  /** Params, query and body, as they were parsed. */
  readonly request: unknown;
}

/** Three chances to renew before the lease ends. */
const renewalMs = idempotencyLeaseMs / 3;

/**
 * Runs an operation once under its key and answers its repetitions with the same, across processes
 * and restarts. docs/architecture/api.md#idempotency describes what happens in each crash window.
 */
export async function answerOnce(
  tools: Tools,
  call: KeyedCall,
  run: (keepAnswer: SaveAnswer) => Promise<unknown>,
): Promise<unknown> {
  const { database, clock, secrets } = tools;
  const asked = describe(call);
  const key: HeldKey = { id: asked.id, holder: randomUUID() };
  const claim = await claimKey(database, asked, { holder: key.holder, now: clock.now() });
  if (!claim.isClaimed) return giveAgain(secrets.open(claim.answer, sealedAs(asked.id)));
  const stopRenewing = keepRenewing(tools, key);
  try {
    const value = await run(async (transaction, answer) => {
      const isKept = await saveSealedAnswer(
        transaction,
        key,
        seal(tools, key, writeAnswer(answer)),
      );
      if (isKept) return;
      throw new Problem('conflict', 'Another call with this idempotency key has taken over.');
    });
    await settle(tools, key, writeAnswer(value));
    return value;
  } catch (error) {
    await settle(tools, key, writeRefusal(error));
    throw error;
  } finally {
    stopRenewing();
  }
}

/** What the sealed answer of a row is about. */
export function sealedAs(id: string): string {
  return `idempotency ${id}`;
}

function seal({ secrets }: Tools, { id }: HeldKey, text: string): string {
  return secrets.seal(text, sealedAs(id));
}

/**
 * Stores the answer, or lets the same request run again. What the operation has stored in its own
 * transaction stays; what can't be written changes no answer, since the work is done.
 */
async function settle(tools: Tools, key: HeldKey, text: string | undefined): Promise<void> {
  const { database, log } = tools;
  try {
    if (text === undefined) await releaseKey(database, key);
    else await saveSealedAnswer(database, key, seal(tools, key, text));
  } catch (error) {
    log.error({ err: error }, 'the answer to an idempotency key could not be kept');
  }
}

/** Renews the lease until it is stopped. */
function keepRenewing({ database, log }: Tools, key: HeldKey): () => void {
  const timer = setInterval(() => {
    renewKey(database, key).catch((error: unknown) =>
      log.warn({ err: error }, 'the lease of an idempotency key could not be renewed'),
    );
  }, renewalMs);
  timer.unref();
  return () => clearInterval(timer);
}

function describe({ endpoint, caller, key, request }: KeyedCall): KeyedRequest {
  const { userId, actorId, embed } = caller;
  const address = `${endpoint.method} ${endpoint.path}`;
  // Pages of others receive less of a person's data than our own site.
  const page = embed ? [embed.origin] : [];
  return {
    id: hash(JSON.stringify([userId, actorId, address, key, ...page])),
    ...{ userId, actorId, endpoint: address },
    requestHash: hash(JSON.stringify(request, inOrder)),
  };
}

/** The same fields in another order are the same request. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
