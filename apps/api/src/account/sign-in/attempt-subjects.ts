// What guesses are counted under. No name that somebody types holds the character between the parts.

/** Returns the subject of an account, whichever of its names was used. */
export function accountSubject(userId: number): string {
  return `account\0${userId}`;
}

/** A browser in which the account's owner has signed in: what strangers guess is not counted here. */
export function browserSubject(tokenHash: string, userId: number): string {
  return `browser\0${userId}\0${tokenHash}`;
}

/**
 * Returns the subject of what a user who is signed in, or partly signed in, shows once more; in a
 * known browser, where its hash is given.
 */
export function factorSubject(
  factor: 'password' | 'code',
  userId: number,
  tokenHash?: string,
): string {
  const subject = `${factor}\0${userId}`;
  return tokenHash === undefined ? subject : `${subject}\0${tokenHash}`;
}

/** A name that nobody has. */
export function nameSubject(typed: string): string {
  return `name\0${typed.trim().toLowerCase()}`;
}
