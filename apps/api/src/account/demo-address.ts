/** Nobody has an address there, now or ever (RFC 2606). */
const domain = 'demo.invalid';

/** The address of an account that comes with the demo. */
export function demoAddress(username: string): string {
  return `${username}@${domain}`;
}

/** Whether the account came with the demo, and so has a password that everybody knows. */
export function isDemoAddress(email: string | null): boolean {
  return email?.endsWith(`@${domain}`) === true;
}
