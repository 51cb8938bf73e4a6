import { accountFrench } from '@boardwalk/sdk-core/account/messages.fr';
import { leftToSend } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import { packingSlipFrench } from '@boardwalk/sdk-core/orders/fulfilment/packing-slip-messages.fr';
import {
  type PackedGoods,
  writePackingSlip,
} from '@boardwalk/sdk-core/orders/fulfilment/packing-slip-texts';
import type * as schemas from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { inEnglish, type ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { writeAddressLine } from '../../account/mail/write-address-line.ts';
import { findInvoice } from '../../billing/invoices/invoice-row.ts';
import { drawInThread } from '../../billing/invoices/pdf/thread/draw-invoice.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../../shops/require-shop.ts';
import type { ShopRow } from '../../shops/tables.ts';
import { type InvoicedPart, requirePart } from './find-part.ts';
import { countPieces, type PartSteps } from './find-steps.ts';
import { findLinesOf, requireSteps } from './read-fulfilment.ts';

const french = { ...accountFrench, ...packingSlipFrench };

/** Writes what goes with a parcel, or with what is still to be sent, as a file. */
export const readPackingSlip: Handler<typeof schemas.readPackingSlip> = async (
  { params, query: { language, parcel } },
  context,
) => {
  await requireOwnShop(context, params.shopId);
  const { database, caller, signal } = context;
  const invoiced = await requirePart(database, params);
  const invoice = await findInvoice(database, params.invoiceId);
  if (!invoice) throw new Error('An invoice that was found is there.');
  const steps = await requireSteps(database, invoiced);
  const goods = await pack(context, { invoiced, steps, parcelId: parcel, language });
  const texts = writePackingSlip(
    { ...goods, invoiceNumber: invoice.number, buyer: invoice.buyerName },
    language,
    readIn(language),
  );
  const { userId } = requireMember(caller);
  const size = invoiced.shop.country === 'AU' ? ('A4' as const) : ('LETTER' as const);
  const slip = { texts, locale: language, size, madeAt: invoice.issuedAt };
  const bytes = await drawInThread({ slip }, { userId, signal });
  return new File([bytes], `${texts.title}.pdf`, { type: 'application/pdf' });
};

interface Packing {
  readonly invoiced: InvoicedPart;
  readonly steps: PartSteps;
  /** Absent for what is still to be sent. */
  readonly parcelId: string | undefined;
  readonly language: Locale;
}

async function pack(
  { database, caller }: OperationContext,
  { invoiced, steps, parcelId, language }: Packing,
): Promise<Omit<PackedGoods, 'invoiceNumber' | 'buyer'>> {
  const { order, part, shop } = invoiced;
  const parcel = steps.parcels.find(({ id }) => id === parcelId);
  if (parcelId !== undefined && !parcel) {
    throw new Problem('not-found', 'This invoice has no such parcel.');
  }
  const lines = await findLinesOf(database, invoiced);
  const counts = countPieces(steps, lines);
  const isAllSent = counts.every((one) => leftToSend(one) === 0);
  const { choice, name } = part.delivery;
  // Who acts as somebody of the shop does not learn where its buyers live.
  const isInPerson = requireMember(caller).actorId === null;
  const isSent = choice.kind === 'ship';
  return {
    ...{ orderId: order.id, placedAt: order.placedAt, timeZone: shop.timeZone, note: part.note },
    shop: { name: shop.name, address: addressOf(shop, language) },
    address: isSent && isInPerson ? order.address : null,
    deliveryName: isSent ? name : null,
    tracking: parcel ?? null,
    lines: lines.flatMap(({ variantId, title, values, sku, quantity }) => {
      const packed = parcel?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
      const count = counts.find((line) => line.variantId === variantId);
      // Once everything has left, it is everything that was sent or handed over.
      const left = count && !isAllSent ? leftToSend(count) : quantity - (count?.unsent ?? 0);
      const pieces = parcel ? packed : left;
      return pieces === 0 ? [] : [{ title, values, sku, quantity: pieces }];
    }),
  };
}

/** Nothing is left of a shop whose owner is gone. */
function addressOf({ place }: ShopRow, locale: Locale): string {
  if (!place) return '';
  const { country, region, city, street, postalCode } = place;
  const address = { countryCode: country, state: region, city, line1: street, postalCode };
  return writeAddressLine(address, locale);
}

function readIn(locale: Locale): ReadMessages {
  const isFrench = locale === 'fr-CA';
  return (catalogue) =>
    inEnglish(isFrench ? { ...catalogue, ...french[catalogue.catalogue] } : catalogue);
}
