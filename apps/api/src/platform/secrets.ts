import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Seals what must be readable to the server and to nobody who has the database alone. */
export interface Secrets {
  /** `about` says whose and what it is: put anywhere else, the sealed text opens no more. */
  seal(text: string, about: string): string;
  open(sealed: string, about: string): string;
}

/** Seals with AES-256-GCM; the key has 32 bytes. */
export function createSecrets(key: Uint8Array): Secrets {
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
      const parts = [nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()];
      return Buffer.concat(parts).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opening.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes));
      const text = opening.update(bytes.subarray(nonceBytes, -tagBytes));
      return Buffer.concat([text, opening.final()]).toString('utf8');
    },
  };
}
