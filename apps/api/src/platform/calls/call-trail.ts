import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import type { EndpointPolicy } from '@boardwalk/sdk-core/http/server-half';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { singlePoint } from '../extensions/extension-point.ts';
import type { Caller, Member } from './caller.ts';
import type { Platform } from './operation.ts';

/** A call of which a line is stored. */
export interface TracedCall {
  /** Something done as somebody else, or read of what is hidden. */
  readonly kind: 'deed' | 'reading';
  readonly caller: Member;
  /** The endpoint's name in the contract, and its path with `{name}` segments. */
  readonly endpoint: string;
  readonly path: string;
  /** What its path is about; values that may be a token are left out. */
  readonly params: Readonly<Record<string, string>>;
}

/** Completes a line by the status of the answer. */
type Complete = (status: number) => Promise<void>;

/**
 * Writes a line before the work is done, so that nothing is done without one. The domain that keeps
 * the trail does.
 */
export type CallTrail = (call: TracedCall, platform: Platform) => Promise<Complete>;

/** Writes down what is done as somebody else, and read of what is hidden. */
export const callTrail = singlePoint<CallTrail>('callTrail');

const begun = new WeakMap<FastifyRequest, Complete>();

/** Numbers, words and UUIDs; mailed tokens and challenges are longer. */
const plainValue = /^[\w-]{1,36}$/;

/** An endpoint by its name in the contract, and who may call it. */
interface CalledEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly policy: EndpointPolicy;
}

/** Begins the line of a call that leaves one; what is refused next leaves it too. */
export async function traceCall(
  request: FastifyRequest,
  { name, endpoint, policy }: CalledEndpoint,
  caller: Caller,
  trail: CallTrail | undefined,
  platform: Platform,
): Promise<void> {
  const kind = kindOfCall(endpoint, policy, caller);
  if (!kind || !trail || caller.kind === 'visitor') return;
  // Path values are text; Fastify types them as unknown.
  const params = Object.entries(request.params as Record<string, string>);
  const plain = params.filter(([, value]) => plainValue.test(value));
  const call = { kind, caller, endpoint: name, path: endpoint.path };
  begun.set(request, await trail({ ...call, params: Object.fromEntries(plain) }, platform));
}

/** Completes the line of a call before its answer is sent. */
export async function completeTrace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    await begun.get(request)?.(reply.statusCode);
  } catch (error) {
    // The work is done, and its line is there: that nobody knows how it ended, it says itself.
    request.log.error({ err: error }, 'a line of the trail could not be completed');
  }
}

/** Whether calls of the endpoint change something. */
export function isUnsafe({ method, reads }: Endpoint): boolean {
  return method !== 'GET' && !reads;
}

/** What an administrator does and reads as somebody else, and reads of others as themselves. */
function kindOfCall(
  endpoint: Endpoint,
  { tellsHidden }: EndpointPolicy,
  caller: Caller,
): TracedCall['kind'] | undefined {
  if (caller.kind === 'visitor') return undefined;
  const isActing = caller.actorId !== null;
  if (isActing && isUnsafe(endpoint)) return 'deed';
  const isOfOthers = tellsHidden === 'others' && caller.groups.has('administrators');
  return (isActing && tellsHidden) || isOfOthers ? 'reading' : undefined;
}
