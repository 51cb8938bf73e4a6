import { randomUUID } from 'node:crypto';

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that a request's header brought, where it is well formed, else a new one. */
export function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
