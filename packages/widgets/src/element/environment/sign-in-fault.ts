import { readSettings } from './settings.ts';

let isTold = false;

/**
 * Why nobody can sign in on this page, which only its developer can mend: the console says it, once.
 * Nothing where people can.
 */
export function findSignInFault(): string | undefined {
  const fault = describeFault();
  if (fault !== undefined && !isTold) {
    isTold = true;
    console.warn(`[boardwalk] Nobody can sign in on this page: it needs ${fault}.`);
  }
  return fault;
}

/** Whether the page says of which site it is; without, nothing is mailed on its behalf. */
export function hasSiteKey(): boolean {
  return Boolean(readSettings().key);
}

function describeFault(): string | undefined {
  if (!hasSiteKey()) return 'the key of your site, data-key="pk_live_…"';
  return isSecureContext ? undefined : 'https';
}
