import type { FastifyRequest } from 'fastify';
import type { EmbedDirectory, EmbeddingPage } from '../embed-directory.ts';
import { singlePoint } from '../extensions/extension-point.ts';
import { readEmbedToken, readSessionToken } from '../http/session-cookie.ts';
import type { Caller, RenewedSession, Session } from './caller.ts';
import type { Platform } from './operation.ts';

/** Finds the session that a token opens, if it still counts, or that has just got another token. */
export type FindSession = (
  token: string,
  platform: Platform,
) => Promise<Session | RenewedSession | undefined>;

/** Looks sessions up for all domains. */
export const sessionFinder = singlePoint<FindSession>('sessionFinder');

/** Finds out who sent a request; without a look-up for sessions, everybody is a visitor. */
export async function findCaller(
  request: FastifyRequest,
  platform: Platform,
  findSession: FindSession | undefined,
): Promise<Caller> {
  const { ip: address } = request;
  const token = findSession && readSessionToken(request, platform.configuration);
  const session = token === undefined ? undefined : await findSession?.(token, platform);
  if (session && 'userId' in session) return { kind: 'member', address, ...session };
  const hasDeadSession = token !== undefined;
  return { kind: 'visitor', address, hasDeadSession, renewed: session };
}

/** Finds out who is signed in on an embedding page: no cookie of our own site counts there. */
export async function findEmbeddedCaller(
  request: FastifyRequest,
  page: EmbeddingPage,
  sites: EmbedDirectory | undefined,
): Promise<Caller> {
  const { ip: address } = request;
  const token = readEmbedToken(request);
  const found = token === undefined ? undefined : await sites?.findSession(token, page);
  return found?.session
    ? { kind: 'member', address, ...found.session }
    : { kind: 'visitor', address, hasDeadSession: found?.isDead ?? false };
}
