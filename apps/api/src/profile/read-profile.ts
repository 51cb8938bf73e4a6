import type { EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/profile/schemas';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import { describeProfile } from './describe-profile.ts';

export async function readProfile(
  _: unknown,
  { caller, database }: Pick<OperationContext, 'caller' | 'database'>,
): Promise<EndpointResponse<typeof schemas.readProfile>> {
  return describeProfile(database, requireMember(caller));
}
