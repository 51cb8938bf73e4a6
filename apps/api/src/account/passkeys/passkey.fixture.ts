import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a test may have an authenticator do wrong. */
interface Faults {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Whether it required a fingerprint or PIN. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly key?: KeyObject;
  readonly userHandle?: string;
}

interface Options {
  readonly challenge: string;
}

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A device with one passkey for a site, which signs as WebAuthn says (level 3, section 6). */
export function makeAuthenticator(site: { readonly siteOrigin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;

  function clientData(type: string, { challenge }: Options, faults: Faults) {
    return Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? site.siteOrigin,
        crossOrigin: false,
      }),
    );
  }

  function authenticatorData(faults: Faults, attested?: Uint8Array) {
    counter = faults.counter ?? counter + 1;
    const flags = 1 | (faults.isVerified === false ? 0 : 4) | (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpIdHash = sha256(faults.rpId ?? new URL(site.siteOrigin).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  return {
    id: url(credentialId),
    privateKey,
    make(options: Options, faults: Faults = {}) {
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)]);
      return {
        id: url(credentialId),
        clientDataJSON: url(clientData('webauthn.create', options, faults)),
        attestationObject: url(attestationOf(authenticatorData(faults, attested))),
        transports: ['internal'],
      };
    },
    use(options: Options, faults: Faults = {}) {
      const data = clientData('webauthn.get', options, faults);
      const told = authenticatorData(faults);
      const signature = sign(
        'sha256',
        Buffer.concat([told, sha256(data)]),
        faults.key ?? privateKey,
      );
      return {
        id: url(credentialId),
        clientDataJSON: url(data),
        authenticatorData: url(told),
        signature: url(signature),
        ...(faults.userHandle !== undefined && { userHandle: faults.userHandle }),
      };
    },
  };
}

/** ES256 in COSE (RFC 9052): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** {fmt: 'none', attStmt: {}, authData} in CBOR. */
function attestationOf(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}
