import type { HalfHiddenAddress } from '@boardwalk/sdk-core/account/address-lines';
import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type { Receipt } from '@boardwalk/sdk-core/billing/receipts/receipt-schemas';
import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';

type Reader = Pick<OperationContext, 'caller'>;

/**
 * Returns an invoice as the caller sees it: on pages of others, and to a caller who acts as another
 * user, it shows the country and region by which it is taxed, and not where its buyer can be
 * reached.
 */
export function maskInvoice(invoice: Invoice, reader: Reader): Invoice {
  const { billedTo } = invoice;
  if (!billedTo || isInPerson(reader)) return invoice;
  return { ...invoice, billedTo: hidePlace(billedTo) };
}

/** A receipt as the caller sees it: where the address is hidden, so is the buyer's name. */
export function maskReceipt(receipt: Receipt | null, reader: Reader): Receipt | null {
  return receipt && !isInPerson(reader) ? { ...receipt, buyer: null } : receipt;
}

/** An issued invoice as the caller sees it. */
export function maskIssued(issued: IssuedInvoice, reader: Reader): IssuedInvoice {
  const { billedTo } = issued;
  if (isInPerson(reader)) return issued;
  return { ...issued, buyer: null, billedTo: billedTo && hidePlace(billedTo), deliveredTo: null };
}

function hidePlace(billedTo: HalfHiddenAddress): HalfHiddenAddress {
  return { ...billedTo, postalCode: null, city: null, line1: null };
}

function isInPerson({ caller }: Reader): boolean {
  const { actorId, embed } = requireMember(caller);
  return actorId === null && !embed;
}
