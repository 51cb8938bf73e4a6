import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { leavesOf } from '@boardwalk/sdk-core/shops/products/leaves';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Chip, RemovableChip } from '../../../kit/chip/Chip.tsx';
import { useProductCounts } from '../../shared/product-search/use-product-counts.ts';
import { priceCurrency } from '../filters/price-currency.ts';
import { productRestrictions } from '../filters/restrictions.ts';
import { useProducts } from '../products-search-context.ts';
import { onSentence } from './read-on.ts';
import '../../../kit/chip/chip.css';
import '../products-search.css';

/** What narrows the search, each to take away, and the parts of the shelf with how many each holds. */
export function ProductChips() {
  const { query, results, text, counts: store, change } = useProducts();
  const { messages } = text;
  const restrictions = productRestrictions(query, text, priceCurrency(results, text.locale));
  const counts = lastValue(useProductCounts(store, query, results !== undefined));
  const category = productCategories.find((one) => one === query.shelf);
  const leaves = category ? leavesOf(category) : [];
  const isOfShelf = counts?.query.shelf === query.shelf;
  return (
    <div className="products-chips">
      {restrictions.map(({ name, without }) => (
        <RemovableChip
          key={name}
          removeLabel={fillMessage(messages.remove, { filter: name })}
          onRemove={(press) => {
            if (restrictions.length === 1) onSentence.focus(press);
            change(without);
          }}
        >
          {name}
        </RemovableChip>
      ))}
      {leaves.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no row that scrolls
        <div className="leaf-chips" role="group" aria-label={messages.leaves}>
          {leaves.map((leaf) => {
            const counted = counts?.facets.leaves.find(({ value }) => value === leaf)?.count ?? 0;
            const isPressed = leaf === query.leaf;
            return (
              <Chip
                key={leaf}
                isPressed={isPressed}
                isFaint={isOfShelf && counted === 0}
                onClick={() => change({ leaf: isPressed ? '' : leaf })}
              >
                {text.leafName(leaf)}
                <span className="chip-count">{isOfShelf && text.formatNumber(counted)}</span>
              </Chip>
            );
          })}
        </div>
      )}
    </div>
  );
}
