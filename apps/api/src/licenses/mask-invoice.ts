import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';

/**
 * An invoice as the caller sees it: on pages of others, and to who acts as somebody, it tells the
 * country and region by which it is taxed, and not where its buyer can be reached.
 */
export function maskInvoice(
  invoice: Invoice,
  { caller }: Pick<OperationContext, 'caller'>,
): Invoice {
  const { billedTo } = invoice;
  const { actorId, embed } = requireMember(caller);
  if (!billedTo || (actorId === null && !embed)) return invoice;
  return { ...invoice, billedTo: { ...billedTo, postalCode: null, city: null, line1: null } };
}
