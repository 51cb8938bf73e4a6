import { createHash } from 'node:crypto';
import type { Configuration } from '../../platform/configuration.ts';

type Site = Pick<Configuration, 'siteOrigin'>;

/** How long a browser waits for a finger or a PIN. */
export const passkeyTimeoutMs = 120_000;

/** What passkeys belong to: the site's host, whatever its port. */
export function passkeySite({ siteOrigin }: Site) {
  return { rpId: new URL(siteOrigin).hostname, origin: siteOrigin, name: 'Boardwalk' };
}

/**
 * Returns what a device identifies a person by: the same for all their passkeys, and without
 * revealing who they are.
 */
export function userHandle(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`boardwalk passkey ${userId}`).digest());
}
