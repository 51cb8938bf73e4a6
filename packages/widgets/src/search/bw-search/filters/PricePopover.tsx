import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  type PaymentPeriod,
  paymentPeriods,
} from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import {
  formatPrice,
  type PriceRange,
  parsePrice,
} from '@boardwalk/sdk-core/search/query/price-range';
import { createCountsStore } from '@boardwalk/sdk-core/search/results/counts-store';
import { currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { countryOfLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useStore } from '@nanostores/react';
import { type RefObject, useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Chip } from '../../../kit/chip/Chip.tsx';
import { Popover } from '../../../kit/popover/Popover.tsx';
import { RangeFields } from '../../../kit/range-fields/RangeFields.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { priceRangeText } from '../bar/price-text.ts';
import { useSearch } from '../search-context.ts';
import { currencyMark } from './currency-mark.ts';
import css from './filters.css?inline';

interface PricePopoverProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
}

/** Lowest and highest price, typed or picked from the bands that listings lie in. */
export function PricePopover({ isOpen, onClose, anchor }: PricePopoverProps) {
  const messages = useMessages(filterMessages);
  return (
    <Popover isOpen={isOpen} onClose={onClose} anchor={anchor} label={messages.price}>
      <PriceForm onClose={onClose} />
    </Popover>
  );
}

function PriceForm({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages(filterMessages);
  const { query, part, text, locale, change } = useSearch();
  const facets = lastValue(useStore(part(createCountsStore).$state))?.facets;
  const [range, setRange] = useState<PriceRange>(() => parsePrice(query.price) ?? {});
  const form = useRef<HTMLFormElement>(null);
  useStyles(form, css);
  const currency =
    range.currency ?? facets?.priceUnit.currency ?? currencyByCountry[countryOfLocale(locale)];
  const period = range.period ?? facets?.priceUnit.period ?? 'ONCE';
  const bands = facets?.price.filter(({ count }) => count > 0) ?? [];

  function apply(next: PriceRange) {
    const isAsked = next.min !== undefined || next.max !== undefined;
    change({ price: isAsked ? formatPrice({ currency, period, ...next }) : '' });
    onClose();
  }

  return (
    <form
      ref={form}
      className="price-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        const wrong = submit.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
        if (wrong) wrong.focus();
        else apply(range);
      }}
    >
      <RangeFields
        legend={messages.price}
        minimumLabel={messages.minimum}
        maximumLabel={messages.maximum}
        reversedError={messages.reversed}
        {...currencyMark(currency, locale)}
        value={inUnits(range)}
        onChange={({ min, max }) => {
          const { currency: inCurrency, period: forPeriod } = range;
          setRange({
            ...(min !== undefined && { min: Math.round(min * 100) }),
            ...(max !== undefined && { max: Math.round(max * 100) }),
            ...(inCurrency && { currency: inCurrency }),
            ...(forPeriod && { period: forPeriod }),
          });
        }}
      />
      {bands.length > 1 && (
        <div className="price-bands">
          {bands.map(({ from, to, count }) => {
            const band = { ...(from !== null && { min: from }), ...(to !== null && { max: to }) };
            return (
              <Chip key={`${from}-${to}`} onClick={() => apply({ ...band, ...facets?.priceUnit })}>
                {priceRangeText({ ...band, currency }, text)}
                <span className="chip-count">{text.formatNumber(count)}</span>
              </Chip>
            );
          })}
        </div>
      )}
      <Select
        label={messages.pricePeriod}
        choices={paymentPeriods.map((value) => ({ value, label: messages[`period.${value}`] }))}
        value={period}
        // The choices are periods.
        onPick={(value) => setRange({ ...range, period: value as PaymentPeriod })}
      />
      <div className="price-actions">
        <Button variant="quiet" onClick={() => apply({})}>
          {messages.clear}
        </Button>
        <Button type="submit" variant="primary">
          {messages.showResults}
        </Button>
      </div>
    </form>
  );
}

function inUnits({ min, max }: PriceRange) {
  return {
    ...(min !== undefined && { min: min / 100 }),
    ...(max !== undefined && { max: max / 100 }),
  };
}
