import type { SaleType } from '../listings/enumerations/property/sale-types.ts';
import type { PaymentPeriod } from '../listings/enumerations/trade/payment-periods.ts';
import { applies, choicesOf, type FormValues, formRows } from '../listings/form/forms.ts';
import type { PostingKind } from '../listings/form/posting-kinds.ts';
import { periodsOf } from '../listings/prices/price-periods.ts';
import { type BodyFault, findPlaceFaults, type PlacedBody } from './typed/place-rules.ts';

/** What the rules look at in a listing as its owner writes it. */
export interface WrittenListing extends FormValues, PlacedBody {
  readonly price: { readonly period: PaymentPeriod } | null;
}

/** The periods that a price of the listing can be for; none where its kind has no price. */
export function pricePeriodsOf(kind: PostingKind, values: FormValues): readonly PaymentPeriod[] {
  const { saleType } = values.attributes;
  // The schema of a property admits these alone, and no other kind has the field.
  return periodsOf(kind, [values.subcategory], saleType as SaleType | undefined);
}

/** What is wrong with a listing whose fields are right one by one. */
export function findBodyFaults(kind: PostingKind, body: WrittenListing): readonly BodyFault[] {
  return [
    ...findFieldFaults(kind, body),
    ...findPriceFaults(kind, body),
    ...findPlaceFaults(body),
    ...findTimeFaults(body),
  ];
}

function findFieldFaults(kind: PostingKind, body: WrittenListing): BodyFault[] {
  return formRows(kind).flatMap(([field, row]): BodyFault[] => {
    const value = body.attributes[field];
    if (value === undefined) return [];
    const path = ['attributes', field];
    if (!applies(row, body)) {
      const message = 'expected nothing: it does not apply to this listing';
      return [{ rule: 'inapplicable', path, message }];
    }
    const { control } = row;
    if (control.as !== 'choice' || choicesOf(control, body.subcategory).includes(String(value))) {
      return [];
    }
    const message = `expected one that ${body.subcategory} can be`;
    return [{ rule: 'otherType', path, message }];
  });
}

function findPriceFaults(kind: PostingKind, body: WrittenListing): BodyFault[] {
  if (body.price === null) return [];
  const periods = pricePeriodsOf(kind, body);
  if (periods.length === 0) {
    const message = 'expected null: such a listing has no price';
    return [{ rule: 'inapplicable', path: ['price'], message }];
  }
  if (periods.includes(body.price.period)) return [];
  const message = `expected one of ${periods.join(', ')}`;
  return [{ rule: 'period', path: ['price', 'period'], message }];
}

function findTimeFaults({ attributes: { startsAt, endsAt } }: WrittenListing): BodyFault[] {
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return [];
  if (Date.parse(endsAt) > Date.parse(startsAt)) return [];
  const message = 'expected a time after the start';
  return [{ rule: 'endsAt', path: ['attributes', 'endsAt'], message }];
}
