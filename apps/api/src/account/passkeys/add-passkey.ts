import type { MadePasskey } from '@boardwalk/sdk-core/account/passkeys/passkey-schemas';
import type * as schemas from '@boardwalk/sdk-core/account/passkeys/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { sanitizeMailText } from '../../platform/mail/safe-mail-text.ts';
import { requireAccount } from '../find-account.ts';
import { passkeyAddedMail } from '../mail/security-mail-templates.ts';
import { securityLink } from '../mail/site-links.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import { requireOpenSession } from '../sessions/require-open-session.ts';
import { passkeys } from '../tables.ts';
import { describePasskey } from './describe-passkey.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { passkeySite } from './passkey-site.ts';

/** Stores the public half of a passkey, and notifies its owner by mail. */
export const addPasskey: Handler<typeof schemas.addPasskey> = async ({ body }, context) => {
  const { caller, database, configuration, clock, log } = context;
  const { userId, sessionId } = requireMember(caller);
  const added = await database.transaction(async (transaction) => {
    // A call that turns two steps on, or changes the password, comes before and voids the
    // challenge, or after.
    const owner = await requireAccount(transaction, userId);
    await requireOpenSession(transaction, sessionId);
    const use = { purpose: 'add', userId } as const;
    const challenge = await takeChallenge({ database: transaction, clock }, body.passkey, use);
    const made = await verify(body.passkey, challenge, context);
    // Not thrown in here: the challenge is used up whatever comes of it.
    if (!made) return undefined;
    const [row] = await transaction
      .insert(passkeys)
      .values({ userId, name: body.name, createdAt: clock.now(), ...made })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Problem('conflict', 'This passkey is kept already.');
    await writeToOwner(transaction, owner, passkeyAddedMail, context, {
      name: sanitizeMailText(body.name),
      securityLink: securityLink(configuration),
    });
    return row;
  });
  if (!added) throw unusable();
  log.info({ event: 'passkey-added', userId }, 'somebody added a passkey');
  return describePasskey(added);
};

async function verify(
  { id, clientDataJSON, attestationObject, transports }: MadePasskey,
  challenge: string,
  { configuration, log }: OperationContext,
) {
  const { rpId, origin } = passkeySite(configuration);
  const registration = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // The library throws for whatever a caller may have made up.
    log.info({ event: 'passkey-refused', err: error }, 'a passkey was refused');
    return { verified: false as const };
  });
  if (!registration.verified) return undefined;
  const { credential } = registration.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  };
}

function unusable(): Problem {
  return new Problem('invalid-request', 'This passkey can’t be used here.', {
    fields: [{ path: 'body.passkey', message: 'expected one made for this site just now' }],
  });
}
