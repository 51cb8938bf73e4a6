import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/profile/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { lockUser } from '../account/lock-user.ts';
import { findNameProblems } from '../account/names/find-name-problems.ts';
import { changePerson } from '../account/own/change-person.ts';
import { removeFileLater } from '../media/remove-file.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import { announce } from '../platform/live/announce.ts';
import { describeProfile } from './describe-profile.ts';
import { readOwnPicture, releasePicture } from './own-picture.ts';
import { profileVersion } from './profile-version.ts';

type Body = EndpointRequest<typeof schemas.changeProfile>['body'];

/** Replaces the caller's own profile; nobody else's id is accepted. */
export async function changeProfile(
  { body }: EndpointRequest<typeof schemas.changeProfile>,
  context: Pick<
    OperationContext,
    'caller' | 'configuration' | 'database' | 'extensions' | 'log' | 'storage'
  >,
): Promise<EndpointResponse<typeof schemas.changeProfile>> {
  const { database, extensions, log } = context;
  const member = requireMember(context.caller);
  const { userId, actorId } = member;
  if (body.id !== undefined && body.id !== userId) {
    throw new Problem('invalid-request', 'Please correct what is marked.', {
      fields: [{ path: 'body.id', message: 'expected your own id, or none' }],
    });
  }
  if (actorId !== null) refuseContact(body);
  const fields = findNameProblems(body, context.configuration);
  if (fields.length > 0) {
    throw new Problem('invalid-request', 'Please correct what is marked.', { fields });
  }
  const { profile, former } = await database.transaction(async (transaction) => {
    const before = await lockUser(transaction, userId);
    if (body.version !== undefined && body.version !== profileVersion(before, actorId !== null)) {
      throw new Problem('conflict', 'Your profile was changed elsewhere in the meantime.');
    }
    const { profilePictureId: old } = before;
    const { profilePicture } = body;
    const isKept = profilePicture === undefined;
    const picture = isKept ? old : await readOwnPicture(transaction, userId, profilePicture, old);
    await changePerson(transaction, userId, { ...columnsOf(body), profilePictureId: picture });
    await announce(transaction, 'profile', userId);
    return {
      former:
        old === picture
          ? undefined
          : await releasePicture(transaction, extensions, { ownerId: userId, id: old }),
      profile: await describeProfile(transaction, member),
    };
  });
  if (former !== undefined) await removeFileLater(context, former);
  log.info({ event: 'profile-changed', userId, actorId }, 'somebody changed a profile');
  return profile;
}

/** Who acts as somebody sees how to reach them in part, and would write the rest away. */
function refuseContact({ phone, billing }: Body): void {
  const told = Object.entries({ phone, billing }).filter(([, value]) => value !== undefined);
  if (told.length === 0) return;
  throw new Problem('forbidden', 'You can’t change how to reach somebody while you act as them.', {
    fields: told.map(([name]) => ({ path: `body.${name}`, message: 'expected nothing' })),
  });
}

function columnsOf({ firstName, lastName, phone, billing }: Body) {
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && {
      phoneCountry: phone?.country ?? null,
      phoneCode: phone?.code ?? null,
      phoneNumber: phone?.number ?? null,
    }),
    ...(billing && {
      billingCountry: billing.countryCode,
      billingPostalCode: billing.postalCode,
      billingState: billing.state,
      billingCity: billing.city,
      billingLine1: billing.line1,
    }),
  };
}
