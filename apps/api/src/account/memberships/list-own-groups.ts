import type * as schemas from '@boardwalk/sdk-core/account/sessions/schemas';
import type { EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { citiesOf } from './cities-of.ts';

export async function listOwnGroups(
  _: unknown,
  { caller }: Pick<OperationContext, 'caller'>,
): Promise<EndpointResponse<typeof schemas.listOwnGroups>> {
  const { groups, cities } = requireMember(caller);
  return [...groups.keys()].sort().map((name) => ({
    name,
    permissions: [...(groups.get(name) ?? [])],
    ...citiesOf(name, cities),
  }));
}
