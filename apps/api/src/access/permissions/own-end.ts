import { may } from '@boardwalk/sdk-core/access/may';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { policyPerson } from '../policy-person.ts';
import type { PermittedObject } from '../require-permission.ts';

/** When the caller's own right to grant ends; null for owners and others who have it for good. */
export function ownEnd(
  { caller, clock }: Pick<OperationContext, 'caller' | 'clock'>,
  object: PermittedObject,
): Date | null {
  const ungranted = { ...object, grant: null };
  const isLasting = may(policyPerson(caller), 'administration', ungranted, clock.now().getTime());
  return isLasting || !object.grant?.endsAt ? null : new Date(object.grant.endsAt);
}
