import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/profile/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import { media } from '../media/tables.ts';
import type { Queries } from '../platform/database.ts';
import type { OperationContext } from '../platform/operation.ts';
import { requireMember } from '../platform/require-rule.ts';
import { describeProfile } from './describe-profile.ts';

type Body = EndpointRequest<typeof schemas.changeProfile>['body'];

/** Replaces the caller's own profile; nobody else's id is accepted. */
export async function changeProfile(
  { body }: EndpointRequest<typeof schemas.changeProfile>,
  { caller, database, log }: Pick<OperationContext, 'caller' | 'database' | 'log'>,
): Promise<EndpointResponse<typeof schemas.changeProfile>> {
  const { userId, actorId } = requireMember(caller);
  if (body.id !== undefined && body.id !== userId) {
    throw refusal('body.id', 'expected your own id, or none');
  }
  const { phone, billing } = body;
  await database
    .update(users)
    .set({
      firstName: body.firstName,
      lastName: body.lastName,
      phoneCountry: phone?.country ?? null,
      phoneCode: phone?.code ?? null,
      phoneNumber: phone?.number ?? null,
      billingCountry: billing.countryCode,
      billingPostalCode: billing.postalCode,
      billingState: billing.state,
      billingCity: billing.city,
      billingLine1: billing.line1,
      profilePictureId: await readPicture(database, body.profilePicture),
    })
    .where(eq(users.id, userId));
  log.info({ event: 'profile-changed', userId, actorId }, 'somebody changed a profile');
  return describeProfile(database, userId);
}

/**
 * The id of a picture that is kept. Whose it is does not matter: an id is made from the content, so
 * whoever knows it has seen the picture and could upload it again.
 */
async function readPicture(
  queries: Queries,
  picture: Body['profilePicture'],
): Promise<string | null> {
  if (picture === null) return null;
  const [, id = ''] = /^\/media\/([0-9a-f]{32})$/.exec(picture.path) ?? [];
  const [kept] = await queries.select({ id: media.id }).from(media).where(eq(media.id, id));
  if (kept) return kept.id;
  throw refusal('body.profilePicture.path', 'expected the path of a picture that was uploaded');
}

function refusal(path: string, message: string): Problem {
  return new Problem('invalid-request', 'Please correct what is marked.', {
    fields: [{ path, message }],
  });
}
