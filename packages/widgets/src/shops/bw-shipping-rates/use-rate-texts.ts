import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import { formatWeight, weightUnitOf } from '@boardwalk/sdk-core/shops/products/weight';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { ShippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { shippingMessages } from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import type { Coverage } from '@boardwalk/sdk-core/shops/shipping/zones';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { useLocale } from '../../parts/form/use-locale.ts';

/** Writes rates in the reader's language. */
export interface RateTexts {
  /** Where it holds, what it costs, from when it is free, how long it takes. */
  readonly writeRate: (rate: ShippingRateBody) => readonly string[];
  readonly writeZone: (zone: ShippingRateBody['zone']) => string;
  readonly writePrice: (rate: ShippingRateBody) => string;
  /** Empty where it never is. */
  readonly writeFreeFrom: (rate: ShippingRateBody) => string;
  readonly writeDays: (days: ShippingRateBody['days']) => string;
  /** How far a country is reached, as sentences. */
  readonly writeCoverage: (coverage: Coverage) => readonly string[];
}

/** Returns what writes the rates of a shop, in its currency and unit of weight. */
export function useRateTexts({ currency, country }: ShopSettings): RateTexts {
  const messages = useMessages(shippingMessages);
  const countries = useMessages(addressFieldMessages);
  const counted = useCounted();
  const locale = useLocale();
  const formatMoney = createMoneyFormatter(locale);
  const conjunction = new Intl.ListFormat(locale);
  const unit = new Intl.ListFormat(locale, { type: 'unit' });
  const money = (amount: number) => formatMoney({ amount, currency }, 'card');

  function nameRegions(country: Country, codes: readonly string[]): string {
    const named = regionsOf(country).filter(({ code }) => codes.includes(code));
    return conjunction.format(
      named.map(({ name, frenchName }) => (locale === 'fr-CA' ? (frenchName ?? name) : name)),
    );
  }

  function writeZone({ country, regions, postalPrefixes }: ShippingRateBody['zone']): string {
    const names = regions.length > 0 ? nameRegions(country, regions) : countries[country];
    if (postalPrefixes.length > 0) {
      return fillMessage(messages.codesWithin, {
        regions: names,
        codes: unit.format(postalPrefixes),
      });
    }
    return regions.length > 0 ? names : fillMessage(messages.allOf, { country: names });
  }

  function writePrice({ by, steps }: ShippingRateBody): string {
    const priceOf = (price: number) => (price === 0 ? messages.freeStep : money(price));
    if (by === 'flat') {
      const price = steps[0]?.price ?? 0;
      return price === 0
        ? messages['flat.free']
        : fillMessage(messages.flat, { price: money(price) });
    }
    const write = (limit: number) =>
      by === 'weight' ? formatWeight(limit, locale, weightUnitOf(country)) : money(limit);
    const parts = steps.map(({ upTo, price }) => {
      const text = priceOf(price);
      if (upTo !== null) {
        return fillMessage(messages.stepUpTo, { limit: write(upTo), price: text });
      }
      return steps.length === 1
        ? fillMessage(messages.stepAny, { price: text })
        : fillMessage(messages.stepBeyond, { price: text });
    });
    const isOpen = steps.at(-1)?.upTo === null;
    const end = by === 'weight' ? messages.noneBeyond : messages.noneDearer;
    const list = unit.format(isOpen ? parts : [...parts, end]);
    return fillMessage(by === 'weight' ? messages.byWeight : messages.byPrice, { steps: list });
  }

  function writeDays({ from, to }: ShippingRateBody['days']): string {
    if (to === 0) return messages.sameDay;
    if (from === to) return counted(messages.days, to);
    if (from === 0) return counted(messages.daysUpTo, to);
    return fillMessage(messages.daysRange, { from, to });
  }

  function writeFreeFrom({ freeFrom }: ShippingRateBody): string {
    if (freeFrom === null) return '';
    return fillMessage(messages.freeFrom, { amount: money(freeFrom) });
  }

  return {
    ...{ writeZone, writePrice, writeFreeFrom, writeDays },
    writeRate: (rate) => [
      writeZone(rate.zone),
      writePrice(rate),
      ...(rate.freeFrom === null ? [] : [writeFreeFrom(rate)]),
      fillMessage(messages.onTheWay, { days: writeDays(rate.days) }),
    ],
    writeCoverage(coverage) {
      const country = countries[coverage.country];
      if (coverage.reach !== 'some') {
        return [fillMessage(messages[`reach.${coverage.reach}`], { country })];
      }
      const { without, partly } = coverage;
      const sentence = (message: string, codes: readonly string[]) =>
        codes.length === 0
          ? []
          : [
              fillMessage(message, {
                country,
                regions: nameRegions(coverage.country, codes),
              }),
            ];
      return [...sentence(messages.without, without), ...sentence(messages.partly, partly)];
    },
  };
}
