import { formatPrice, parsePrice } from '@boardwalk/sdk-core/search/query/price-range';
import {
  productFilterMessages,
  productsSearchMessages,
} from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { useId, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Chip } from '../../../kit/chip/Chip.tsx';
import { RangeFields } from '../../../kit/range-fields/RangeFields.tsx';
import { writePriceRange } from '../../shared/product-search/write-price-range.ts';
import { useProducts } from '../products-search-context.ts';
import type { FilterProps } from './filter-props.ts';
import { markOfCurrency } from './mark-of-currency.ts';
import { priceCurrency } from './price-currency.ts';
import '../../../kit/chip/chip.css';
import '../../../kit/text-field/field.css';
import './filters.css';

/** Whole units of the search's currency, as they are typed. */
interface TypedRange {
  readonly min?: number;
  readonly max?: number;
}

/** Lowest and highest price, typed or picked from the bands that products lie in. */
export function PriceFilter({ draft, facets, onDraft }: FilterProps) {
  const messages = useMessages(productFilterMessages);
  const { converted } = useMessages(productsSearchMessages);
  const { results, text } = useProducts();
  const range = parsePrice(draft.price) ?? {};
  const currency = range.currency ?? priceCurrency(results, text.locale);
  const note = useId();
  // A range that ends before it begins has no text: it stays as typed, of the draft that it is over.
  const [typed, setTyped] = useState<{ readonly range: TypedRange; readonly of: string }>();
  const isTyped = typed !== undefined && typed.of === draft.price;
  const bands = facets?.price.filter(({ count }) => count > 0) ?? [];

  function change(next: TypedRange) {
    const isReversed = (next.min ?? 0) > (next.max ?? Infinity);
    const price = isReversed
      ? draft.price
      : formatPrice({
          ...(next.min !== undefined && { min: Math.round(next.min * 100) }),
          ...(next.max !== undefined && { max: Math.round(next.max * 100) }),
          currency,
        });
    setTyped({ range: next, of: price });
    onDraft({ ...draft, price });
  }

  return (
    <div className="filter-price">
      <RangeFields
        legend={messages.price}
        describedBy={note}
        minimumLabel={messages.minimum}
        maximumLabel={messages.maximum}
        reversedError={messages.reversed}
        {...markOfCurrency(currency, text.locale)}
        locale={text.locale}
        isAmount
        wrongError={messages.noNumber}
        value={isTyped ? typed.range : inUnits(range)}
        onChange={change}
      />
      <p id={note} className="field-help">
        {converted}
      </p>
      {bands.length > 1 && (
        <div className="filter-bands">
          {bands.map(({ from, to, count }) => {
            const band = {
              ...(from !== null && { min: from }),
              ...(to !== null && { max: to }),
              currency,
            };
            const price = formatPrice(band);
            return (
              <Chip
                key={price}
                isPressed={price === draft.price}
                onClick={() => onDraft({ ...draft, price: price === draft.price ? '' : price })}
              >
                {writePriceRange(band, text)}
                <span className="chip-count">{text.formatNumber(count)}</span>
              </Chip>
            );
          })}
        </div>
      )}
    </div>
  );
}

function inUnits({ min, max }: TypedRange): TypedRange {
  return {
    ...(min !== undefined && { min: min / 100 }),
    ...(max !== undefined && { max: max / 100 }),
  };
}
