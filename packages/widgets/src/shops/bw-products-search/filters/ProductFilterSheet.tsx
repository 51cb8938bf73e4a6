import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  emptyProductQuery,
  parseDestination,
} from '@boardwalk/sdk-core/shops/search/product-query';
import { createProductCountsStore } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productFilterMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { createDeliveryPlaceStore } from '@boardwalk/sdk-core/shops/view/delivery-place-store';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { useOverlay } from '../../../element/mount/use-overlay.ts';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useFieldDraft } from '../../../kit/text-field/use-field-draft.ts';
import { useProductCounts } from '../../shared/product-search/use-product-counts.ts';
import { useProducts } from '../products-search-context.ts';
import { ConditionFilter } from './ConditionFilter.tsx';
import { DeliveryFilter } from './DeliveryFilter.tsx';
import { DistanceFilter } from './DistanceFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { StockFilter } from './StockFilter.tsx';
import './filters.css';

export { default as styles } from './ProductFilterSheet.tsx?styles';

interface ProductFilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every filter beside words, place and shelf; nothing changes until they are applied. */
export function ProductFilterSheet({ isOpen, onClose }: ProductFilterSheetProps) {
  const env = useEnvironment();
  const messages = useMessages(productFilterMessages);
  const { query, counts, change } = useProducts();
  const { current: draft = query, set } = useFieldDraft(query);
  // Each clearing begins the fields again, with what was typed in them.
  const [clearings, setClearings] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const delivery = env.store(createDeliveryPlaceStore);
  const [preview] = useState(() => createProductCountsStore(env));
  const drafted = lastValue(useProductCounts(preview, draft, isOpen));
  const known = lastValue(useStore(counts.$state));
  // Until the draft is counted, what the page knows of the shelf.
  const facets = [drafted, known].find((one) => one?.query.shelf === draft.shelf)?.facets;
  useOverlay(isOpen, close);

  function close() {
    set(undefined);
    onClose();
  }

  function apply() {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    const { condition, price, inStock, shipsTo, distance } = draft;
    const place = parseDestination(shipsTo);
    // The page of a product then says what it costs to send it there.
    if (place && shipsTo !== query.shipsTo) delivery.choose(place);
    close();
    change({ condition, price, inStock, shipsTo, distance });
  }

  function clear() {
    const { condition, price, inStock, shipsTo, distance } = emptyProductQuery;
    setClearings(clearings + 1);
    set({ ...draft, condition, price, inStock, shipsTo, distance });
  }

  const shared = { draft, facets, onDraft: set };
  return (
    <Dialog
      size="wide"
      isOpen={isOpen}
      onClose={close}
      title={messages.title}
      closeLabel={messages.close}
      footer={
        <>
          <Button variant="quiet" onClick={clear}>
            {messages.clear}
          </Button>
          <Button variant="primary" onClick={apply}>
            {messages.showResults}
          </Button>
        </>
      }
    >
      <div key={clearings} ref={form} className="product-filters">
        <div className="filter-group">
          <PriceFilter {...shared} />
          {draft.near !== '' && <DistanceFilter {...shared} />}
        </div>
        <div className="filter-group">
          <DeliveryFilter {...shared} />
          <StockFilter {...shared} />
        </div>
        <ConditionFilter {...shared} />
      </div>
    </Dialog>
  );
}
