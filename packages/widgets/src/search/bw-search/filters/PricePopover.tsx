import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { PaymentPeriod } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { changeOffer } from '@boardwalk/sdk-core/search/query/change-offer';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { offersOf } from '@boardwalk/sdk-core/search/query/offer-choices';
import { offerOf, pricePeriods } from '@boardwalk/sdk-core/search/query/offers';
import {
  formatPrice,
  type PriceRange,
  parsePrice,
} from '@boardwalk/sdk-core/search/query/price-range';
import { createCountsStore } from '@boardwalk/sdk-core/search/results/counts-store';
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Chip } from '../../../kit/chip/Chip.tsx';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { Popover } from '../../../kit/popover/Popover.tsx';
import { RangeFields } from '../../../kit/range-fields/RangeFields.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { priceRangeText } from '../bar/price-text.ts';
import { useSearch } from '../search-context.ts';
import { currencyMark } from './currency-mark.ts';
import { useComparedCurrencies } from './use-compared-currencies.ts';
import { useCurrency } from './use-currency.ts';
import '../../../kit/chip/chip.css';
import '../../../kit/text-field/field.css';
import './filters.css';

export { default as styles } from './PricePopover.tsx?styles';

interface PricePopoverProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
}

/** Lowest and highest price, typed or picked from the bands that listings lie in. */
export function PricePopover({ isOpen, onClose, anchor }: PricePopoverProps) {
  const messages = useMessages(filterMessages);
  const { query } = useSearch();
  const isUndecided =
    query.category.join() === 'property' &&
    offerOf(query) === undefined &&
    parsePrice(query.price)?.period === undefined;
  return (
    <Popover isOpen={isOpen} onClose={onClose} anchor={anchor} label={messages.price}>
      {isUndecided ? <OfferFirst /> : <PriceForm key={query.filters} onClose={onClose} />}
    </Popover>
  );
}

/** Sale or rent, before any price: which of them a number is meant for can't be known. */
function OfferFirst() {
  const messages = useMessages(filterMessages);
  const offerNames = useMessages(aroundMessages);
  const { query, change } = useSearch();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the popover has the legend
    <div className="price-form" role="group" aria-label={offerNames.offer}>
      <p className="price-note">{messages.offerFirst}</p>
      <div className="price-bands">
        {offersOf(query.subcategory).map((offer) => (
          <Chip key={offer} onClick={() => change(changeOffer(query, offer))}>
            {offerNames[`offer.${offer}`]}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function PriceForm({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages(filterMessages);
  const { converted } = useMessages(aroundMessages);
  const { query, part, text, locale, change } = useSearch();
  const facets = lastValue(useStore(part(createCountsStore).$state))?.facets;
  const [range, setRange] = useState<PriceRange>(() => parsePrice(query.price) ?? {});
  const form = useRef<HTMLFormElement>(null);
  const searched = useCurrency();
  const currency = range.currency ?? searched;
  const isConverted = [...useComparedCurrencies()].some((other) => other !== currency);
  const note = useId();
  const [usual = 'ONCE', ...otherPeriods] = pricePeriods(query);
  const period = range.period ?? usual;
  const periods = [...new Set([usual, ...otherPeriods, period])];
  const isCounted = facets?.priceUnit.period === period;
  const bands = isCounted ? facets.price.filter(({ count }) => count > 0) : [];

  // The choice between sale and rent, which stood here, had the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function apply(next: PriceRange) {
    const isAsked = next.min !== undefined || next.max !== undefined;
    change({ price: isAsked ? formatPrice({ currency, period, ...next }) : '' });
    onClose();
  }

  return (
    <PlainForm
      ref={form}
      className="price-form"
      onSubmit={(_, element) => {
        const wrong = element.querySelector<HTMLElement>('[aria-invalid]');
        if (wrong) wrong.focus();
        else apply(range);
      }}
    >
      <RangeFields
        legend={messages.price}
        describedBy={isConverted ? note : undefined}
        minimumLabel={messages.minimum}
        maximumLabel={messages.maximum}
        reversedError={messages.reversed}
        {...currencyMark(currency, locale)}
        locale={locale}
        isAmount
        wrongError={messages.noNumber}
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
      {isConverted && (
        <p id={note} className="field-help">
          {converted}
        </p>
      )}
      {bands.length > 1 && (
        <div className="price-bands">
          {bands.map(({ from, to, count }) => {
            const band = { ...(from !== null && { min: from }), ...(to !== null && { max: to }) };
            return (
              <Chip key={`${from}-${to}`} onClick={() => apply({ ...band, ...facets?.priceUnit })}>
                {priceRangeText(
                  { ...band, currency: facets?.priceUnit.currency ?? currency },
                  text,
                )}
                <span className="chip-count">{text.formatNumber(count)}</span>
              </Chip>
            );
          })}
        </div>
      )}
      {periods.length > 1 && (
        <Select
          label={messages.pricePeriod}
          choices={periods.map((value) => ({ value, label: messages[`period.${value}`] }))}
          value={period}
          // The choices are periods.
          onPick={(value) => setRange({ ...range, period: value as PaymentPeriod })}
        />
      )}
      <div className="price-actions">
        <Button variant="quiet" onClick={() => apply({})}>
          {messages.clear}
        </Button>
        <Button type="submit" variant="primary">
          {messages.showResults}
        </Button>
      </div>
    </PlainForm>
  );
}

function inUnits({ min, max }: PriceRange) {
  return {
    ...(min !== undefined && { min: min / 100 }),
    ...(max !== undefined && { max: max / 100 }),
  };
}
