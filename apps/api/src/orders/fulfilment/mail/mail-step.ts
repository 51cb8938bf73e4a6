import { carrierFacts } from '@boardwalk/sdk-core/orders/fulfilment/carriers';
import { order as orderRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { OperationContext } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { MailTemplate, MailValues } from '../../../platform/mail/mail-template.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import {
  emptyMailText,
  joinMailTexts,
  sanitizeMailText,
  sanitizeMailTextWithContacts,
  trustedMailText,
} from '../../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../../platform/mail/site-link.ts';
import { findReader } from '../../../posting/life/find-reader.ts';
import type { InvoicedPart } from '../find-part.ts';
import { findLinesOf } from '../read-fulfilment.ts';
import type { NamedPieces } from '../require-pieces.ts';
import type { OrderParcelRow } from '../tables.ts';
import {
  goodsReturnedMail,
  parcelDeliveredMail,
  parcelSentMail,
  parcelUndoneMail,
  pickedUpMail,
  pickupReadyMail,
} from './fulfilment-mails.ts';

/** What a shop has just done for a part of an order. */
export type FulfilmentStep =
  | {
      readonly name: 'sent' | 'delivered' | 'undone';
      readonly parcel: Pick<OrderParcelRow, 'carrier' | 'number'>;
      readonly pieces: readonly NamedPieces[];
    }
  | { readonly name: 'returned'; readonly pieces: readonly NamedPieces[] }
  | { readonly name: 'ready'; readonly code: string }
  | { readonly name: 'pickedUp' };

/** Writes to the buyer what a shop has just done, in their language; nobody once they are gone. */
export async function mailStep(
  transaction: Queries,
  invoiced: InvoicedPart,
  step: FulfilmentStep,
  { clock, configuration }: Pick<OperationContext, 'clock' | 'configuration'>,
): Promise<void> {
  const { order, shop } = invoiced;
  const reader = order.userId === null ? undefined : await findReader(transaction, order.userId);
  if (!reader) return;
  const pieces = 'pieces' in step ? step.pieces : await allPieces(transaction, invoiced);
  const values = {
    shop: sanitizeMailText(shop.name),
    number: trustedMailText(order.id),
    goods: pieces.map(({ line: { title, values: chosen }, quantity }) => ({
      text: joinMailTexts(
        [trustedMailText(`${quantity} ×`), sanitizeMailText([title, ...chosen].join(', '))],
        ' ',
      ),
    })),
    link: pageLink(configuration, orderRoute({ orderId: order.id }).path),
  };
  const mail = { ...mailOf(step, invoiced, values), ...reader };
  await queueMail(transaction, mail, clock.now());
}

async function allPieces(transaction: Queries, invoiced: InvoicedPart): Promise<NamedPieces[]> {
  const lines = await findLinesOf(transaction, invoiced);
  return lines.map((line) => ({ line, quantity: line.quantity }));
}

interface StepMail {
  readonly template: MailTemplate;
  readonly values: MailValues;
}

/** Where a shop has named a page of its own, the page of the order leads there, and no mail. */
function mailOf(step: FulfilmentStep, { part }: InvoicedPart, values: MailValues): StepMail {
  switch (step.name) {
    case 'sent': {
      const { carrier, number } = step.parcel;
      const name =
        carrier === 'other' ? emptyMailText : trustedMailText(carrierFacts[carrier].name);
      const tracking = sanitizeMailTextWithContacts(number);
      return { template: parcelSentMail, values: { ...values, carrier: name, tracking } };
    }
    case 'ready': {
      const where = sanitizeMailTextWithContacts(
        part.delivery.instructions.replaceAll('\n', ', '),
        1_000,
      );
      const code = trustedMailText(spaced(step.code));
      return { template: pickupReadyMail, values: { ...values, where, code } };
    }
    case 'delivered':
      return { template: parcelDeliveredMail, values };
    case 'undone':
      return { template: parcelUndoneMail, values };
    case 'pickedUp':
      return { template: pickedUpMail, values };
    case 'returned':
      return { template: goodsReturnedMail, values };
  }
}

/** Digits in two halves, as people read them to each other. */
function spaced(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
