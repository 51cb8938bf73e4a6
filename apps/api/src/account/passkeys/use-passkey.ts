import type { UsedPasskey } from '@boardwalk/sdk-core/account/passkeys/passkey-schemas';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { passkeys } from '../tables.ts';
import { passkeySite, userHandle } from './passkey-site.ts';

interface Signed {
  readonly passkey: UsedPasskey;
  /** The one that was taken for this signature. */
  readonly challenge: string;
  /**
   * Whether it replaces the password too: then the device must have required a fingerprint or PIN.
   */
  readonly isAlone: boolean;
}

type Row = typeof passkeys.$inferSelect;

/**
 * Whose passkey has signed the challenge; undefined where the signature is not right, or the
 * device's count shows that a copy was used. Two at once take turns at the row.
 */
export async function usePasskey(
  transaction: Queries,
  signed: Signed,
  context: Pick<OperationContext, 'configuration' | 'clock' | 'log'>,
): Promise<number | undefined> {
  const [row] = await transaction
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, signed.passkey.id))
    .for('update');
  if (!row || !isTheirs(signed.passkey, row)) return undefined;
  const counter = await verify(signed, row, context);
  if (counter === undefined) return undefined;
  await transaction
    .update(passkeys)
    .set({ counter, usedAt: context.clock.now() })
    .where(eq(passkeys.id, row.id));
  return row.userId;
}

function isTheirs({ userHandle: given }: UsedPasskey, { userId }: Row): boolean {
  return given === undefined || given === Buffer.from(userHandle(userId)).toString('base64url');
}

/** The device's new count; undefined where anything about the signature is wrong. */
async function verify(
  { passkey, challenge, isAlone }: Signed,
  row: Row,
  { configuration, log }: Pick<OperationContext, 'configuration' | 'log'>,
): Promise<number | undefined> {
  const { id, clientDataJSON, authenticatorData, signature } = passkey;
  const { rpId, origin } = passkeySite(configuration);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: isAlone,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
        transports: row.transports,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    // The library throws for whatever a caller may have made up.
    log.info({ event: 'passkey-refused', userId: row.userId, err: error }, 'a passkey was refused');
    return undefined;
  }
}
