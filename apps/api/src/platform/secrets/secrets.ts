import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Seals what must be readable to the server and to nobody who has the database alone. */
export interface Secrets {
  /**
   * `about` says whose and what it is: put anywhere else, the sealed text opens no more. It begins
   * with the id of its key: `3f9a11c2.` and the rest in base64url.
   */
  seal(text: string, about: string): string;
  open(sealed: string, about: string): string;
  /**
   * Vouches for a text that everybody may read: 22 characters in base64url, the same each time.
   * `about` says what it is for.
   */
  sign(text: string, about: string): string;
  /** Whether the server has signed the text, by this key or one before. */
  isSigned(text: string, about: string, signature: string): boolean;
  /**
   * Whether it is to be sealed again: it was sealed by a key that is on its way out, or without its
   * key's id.
   */
  isOutdated(sealed: string): boolean;
}

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

type Keys = readonly [Key, ...Key[]];

/** Seals with AES-256-GCM; keys have 32 bytes. What earlier keys have sealed is opened still. */
export function createSecrets(current: Uint8Array, earlier: readonly Uint8Array[] = []): Secrets {
  const key = withId(current);
  const keys: Keys = [key, ...earlier.map(withId)];
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key.bytes, nonce).setAAD(Buffer.from(about));
      const parts = [nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()];
      return `${key.id}.${Buffer.concat(parts).toString('base64url')}`;
    },
    open(sealed, about) {
      const { id, bytes } = readSealed(sealed);
      if (id === undefined) return openByAny(bytes, about, keys);
      const sealer = keys.find((one) => one.id === id);
      if (sealer) return openBy(bytes, about, sealer);
      throw new SettingFault(
        `No key that is set has the id ${id}: give the one before as BOARDWALK_SECRET_KEY_BEFORE.`,
      );
    },
    sign: (text, about) => signBy(text, about, key),
    isSigned: (text, about, signature) =>
      keys.some((one) => isSame(signBy(text, about, one), signature)),
    isOutdated: (sealed) => readSealed(sealed).id !== key.id,
  };
}

/** By a key made from the one that seals, so that neither says anything of the other. */
function signBy(text: string, about: string, { bytes }: Key): string {
  const key = createHmac('sha256', bytes).update(`boardwalk signature ${about}`).digest();
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns a key with an id that distinguishes it from others and reveals nothing of it. */
function withId(bytes: Uint8Array): Key {
  const id = createHash('sha256').update('boardwalk key').update(bytes).digest('hex').slice(0, 8);
  return { id, bytes };
}

/** Before keys had ids, sealed texts had none. */
function readSealed(sealed: string): { readonly id: string | undefined; readonly bytes: Buffer } {
  const at = sealed.indexOf('.');
  const id = at < 0 ? undefined : sealed.slice(0, at);
  return { id, bytes: Buffer.from(sealed.slice(at + 1), 'base64url') };
}

/** Opens what has no id, where only the attempt shows which key it was. */
function openByAny(bytes: Buffer, about: string, [key, ...others]: Keys): string {
  try {
    return openBy(bytes, about, key);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return openByAny(bytes, about, [next, ...rest]);
  }
}

function openBy(bytes: Buffer, about: string, key: Key): string {
  const opening = createDecipheriv(cipher, key.bytes, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  opening.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes));
  const text = opening.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([text, opening.final()]).toString('utf8');
}
