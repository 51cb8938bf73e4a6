import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/profile/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import type { OperationContext } from '../platform/operation.ts';
import { pictureOf } from './picture-of.ts';

/** What anybody may know of somebody whose account is open. */
export async function readUser(
  { params }: EndpointRequest<typeof schemas.readUser>,
  { database }: Pick<OperationContext, 'database'>,
): Promise<EndpointResponse<typeof schemas.readUser>> {
  const [user] = await database
    .select({ firstName: users.firstName, profilePictureId: users.profilePictureId })
    .from(users)
    .where(and(eq(users.id, params.id), eq(users.state, 'active')));
  if (!user) throw new Problem('not-found', 'There is nobody of this number.');
  return { id: params.id, firstName: user.firstName, profilePicture: pictureOf(user) };
}
