/**
 * Masks an address: `kim@example.org` becomes `k…@example.org`, enough to distinguish one from
 * another.
 */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
