/** Where a site's file stands that proves an origin. */
export const proofPath = '/.well-known/boardwalk.txt';

/** What was wrong when an origin's proof was last looked for. */
export const proofFaults = [
  'no-address',
  'not-public',
  'not-https',
  'unreachable',
  'redirect',
  'refused',
  'not-text',
  'too-long',
  'other-code',
] as const;
export type ProofFault = (typeof proofFaults)[number];

/** The line of the file, and the text of the DNS record, that proves an origin of a site. */
export function proofLine(code: string): string {
  return `boardwalk-site=${code}`;
}

/** The name of the TXT record that proves the origins of a host; none for an address of numbers. */
export function proofRecord(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return isAddress ? undefined : `_boardwalk.${hostname}`;
}
