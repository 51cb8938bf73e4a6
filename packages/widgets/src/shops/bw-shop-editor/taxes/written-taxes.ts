import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { numberedTaxes } from '@boardwalk/sdk-core/shops/taxes/seller-tax-numbers';
import type { TypedShopTaxes } from '@boardwalk/sdk-core/shops/taxes/shop-tax-schemas';
import type { shopTaxesMessages } from '@boardwalk/sdk-core/shops/taxes/shop-taxes-messages';
import {
  findTaxNumberFaults,
  formatTaxNumbers,
} from '@boardwalk/sdk-core/shops/taxes/tax-number-forms';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';
import type { ChangedFact } from '../../../parts/changed-meanwhile/changed-facts.ts';

type Texts = Messages<typeof shopTaxesMessages>;

/** A number that the form has a field for. */
export interface TaxNumberField {
  readonly name: string;
  readonly region: string | null;
  readonly label: string;
}

/** What is said of a shop's taxes, as its form sends it. */
function writtenTaxes({ taxes }: ShopSettings): TypedShopTaxes {
  return {
    isSmallSupplier: Boolean(taxes?.smallSupplierOn),
    numbers: taxes?.numbers ?? [],
  };
}

/** Whether the same is said of the taxes of a shop, whatever else was changed. */
export function isSameTaxes(one: ShopSettings, other: ShopSettings): boolean {
  return writeJson(writtenTaxes(one)) === writeJson(writtenTaxes(other));
}

/** The numbers that concern a shop: of its country, its province, and where it is registered. */
export function listNumberFields(
  { country, shop, taxes }: ShopSettings,
  messages: Texts,
): readonly TaxNumberField[] {
  const concerned = new Set([
    null,
    shop.place.region,
    ...(taxes?.registrations ?? []).flatMap((one) => (one.country === country ? one.region : [])),
    ...(taxes?.numbers ?? []).map(({ region }) => region),
  ]);
  return numberedTaxes[country].flatMap(({ region }) =>
    concerned.has(region)
      ? [
          {
            name: `number.${region ?? country}`,
            region,
            label: labelOf(region ?? country, messages),
          },
        ]
      : [],
  );
}

function labelOf(place: string, messages: Texts): string {
  const labels: Readonly<Record<string, string>> = messages;
  const label = labels[`number.${place}`];
  if (label === undefined) throw new RangeError(`Expected a tax with a number, got ${place}.`);
  return label;
}

/** What is wrong with the numbers of the form on a date, at their fields. */
export function checkTaxesForm(
  data: FormData,
  fields: readonly TaxNumberField[],
  { country, taxes }: ShopSettings,
  date: string,
  messages: Texts,
): FieldErrors {
  const registrations = taxes?.registrations ?? [];
  const texts: Readonly<Record<string, string>> = messages;
  const faults = findTaxNumberFaults({ country, registrations }, readTaxesForm(data, fields), date);
  return Object.fromEntries(
    faults.flatMap(({ region, is }) => {
      const name = `number.${region ?? country}`;
      const text = is === 'malformed' ? texts[`malformed.${region ?? country}`] : messages[is];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** A number that was typed, as invoices show it; one without a form stays. */
export function formatTypedNumber(
  { country }: ShopSettings,
  { region }: TaxNumberField,
  typed: string,
): string {
  const number = typed.trim();
  return formatTaxNumbers(country, [{ region, number }])[0]?.number ?? number;
}

/** What the form says. */
export function readTaxesForm(data: FormData, fields: readonly TaxNumberField[]): TypedShopTaxes {
  return {
    isSmallSupplier: data.has('isSmallSupplier'),
    numbers: fields.flatMap(({ name, region }) => {
      const number = textOf(data, name).trim();
      return number === '' ? [] : [{ region, number }];
    }),
  };
}

/** What is said of a shop's taxes, in words, for people who have changed it at once. */
export function listTaxFacts(settings: ShopSettings, messages: Texts): readonly ChangedFact[] {
  const { isSmallSupplier, numbers } = writtenTaxes(settings);
  return [
    {
      label: messages.smallSupplier,
      value: isSmallSupplier ? messages.declared : messages.undeclared,
    },
    ...numberedTaxes[settings.country].map(({ region }) => ({
      label: labelOf(region ?? settings.country, messages),
      value: numbers.find((one) => one.region === region)?.number ?? '',
    })),
  ];
}
