export const shortestPassword = 10;
export const longestPassword = 200;

/** Why a password is refused without looking at any list. */
export type PasswordFault = 'too-short' | 'too-long' | 'repeats' | 'has-name';

/** What a person is known by, which a guess begins with. */
export interface KnownNames {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
}

/** Letters of a name that a password may hold by chance. */
const shortestTellingName = 4;

/**
 * What is wrong with a password: length counts, not composition. Nothing is wrong where it answers
 * `undefined`; a server refuses the common ones besides.
 */
export function findPasswordFault(
  password: string,
  { username, email }: KnownNames = {},
): PasswordFault | undefined {
  const text = password.normalize('NFKC').toLowerCase();
  const { length } = [...text];
  if (length < shortestPassword) return 'too-short';
  if (length > longestPassword) return 'too-long';
  // A thing of up to four characters, again and again.
  if (/^(.{1,4}?)\1+$/su.test(text)) return 'repeats';
  const names = [username, email?.split('@', 1)[0]];
  const isNamed = names.some((name) => name && holdsName(text, name.toLowerCase()));
  return isNamed ? 'has-name' : undefined;
}

function holdsName(password: string, name: string): boolean {
  return name.length >= shortestTellingName && password.includes(name);
}
