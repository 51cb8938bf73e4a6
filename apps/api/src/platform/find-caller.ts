import type { FastifyRequest } from 'fastify';
import type { Caller, Session } from './caller.ts';
import type { Platform } from './operation.ts';
import { readSessionToken } from './session-cookie.ts';

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
