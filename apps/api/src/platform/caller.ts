import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { FastifyRequest } from 'fastify';
import type { Platform } from './operation.ts';
import { readSessionToken } from './session-cookie.ts';

/** Nobody that we know. */
export interface Visitor {
  readonly kind: 'visitor';
  /** IP address, for limits; never stored. */
  readonly address: string;
  /** Came with a session that no longer counts. */
  readonly hasDeadSession: boolean;
}

/** Whoever a session belongs to. */
export interface Member extends Session {
  readonly kind: 'member';
  readonly address: string;
}

/** Who calls. Sessions are looked up before an operation runs. */
export type Caller = Visitor | Member;

/** What the look-up of a session tells. */
export interface Session {
  readonly sessionId: string;
  readonly userId: UserId;
  /** The administrator who acts as this user. */
  readonly actorId: UserId | null;
  /** The memberships that count, each with what it allows in the group. */
  readonly groups: ReadonlyMap<Group, readonly Action[]>;
}

/** Finds the session that a token opens, if it still counts. */
export type FindSession = (token: string, platform: Platform) => Promise<Session | undefined>;

/** Finds out who sent a request; without a look-up for sessions, everybody is a visitor. */
export async function findCaller(
  request: FastifyRequest,
  platform: Platform,
  findSession: FindSession | undefined,
): Promise<Caller> {
  const { ip: address } = request;
  const token = findSession && readSessionToken(request, platform.configuration);
  const session = token && (await findSession(token, platform));
  return session
    ? { kind: 'member', address, ...session }
    : { kind: 'visitor', address, hasDeadSession: token !== undefined };
}
