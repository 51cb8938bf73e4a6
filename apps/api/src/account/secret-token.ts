import { createHash, randomBytes } from 'node:crypto';

/** A secret that is handed out once, and what is stored of it. */
export interface SecretToken {
  /** 32 random bytes in base64url. */
  readonly token: string;
  readonly tokenHash: string;
}

export function createSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256 in hexadecimal digits. A token is random, so that nothing slower is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
