import { marketplace } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Search, SlidersHorizontal, X } from 'lucide';
import { useRef, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useFieldDraft } from '../../../kit/text-field/use-field-draft.ts';
import { PlaceField } from '../../../search/shared/place-field/PlaceField.tsx';
import { ShopPartMissing } from '../../shared/missing/ShopPartMissing.tsx';
import { countProductFilters } from '../filters/count-product-filters.ts';
import { useProducts } from '../products-search-context.ts';
import '../products-search.css';
import './around.css';

const sheet = lazyParts(() => import('../filters/ProductFilterSheet.tsx'));
const FilterSheet = sheet.component('ProductFilterSheet', { Missing: ShopPartMissing });

/** Words, where the shop is, and the way to the other filters. */
export function ProductsBar() {
  const { href } = useWidget();
  const { query, results, text, change } = useProducts();
  const { messages } = text;
  const [isOpen, setOpen] = useState(false);
  const words = useFieldDraft(query.text);
  const place = useFieldDraft(query.near);
  const where = useRef<HTMLInputElement>(null);
  const what = useRef<HTMLInputElement>(null);
  const count = countProductFilters(query);
  const filters = sheet.useParts(isOpen);
  const known = results?.query.near === query.near ? results.answer.place?.label : undefined;
  const named = query.near === '' ? '' : (known ?? query.near);
  const wordsShown = words.current ?? query.text;
  const placeShown = place.current ?? named;

  function search(near = placeShown) {
    const next = near.trim() === named ? query.near : near.trim();
    words.send(wordsShown.trim());
    place.set(undefined);
    const isElsewhere = next !== query.near;
    change({ text: wordsShown.trim(), near: next, ...(isElsewhere && { distance: 0 }) });
  }

  return (
    <search part="bar">
      <PlainForm
        className="products-bar"
        action={href(marketplace({}))}
        label={messages.search}
        onSubmit={() => search()}
      >
        <TextField
          ref={what}
          name="text"
          type="search"
          label={messages.what}
          isLabelHidden
          placeholder={messages.whatHint}
          before={<Icon node={Search} />}
          enterKeyHint="search"
          maxLength={200}
          value={wordsShown}
          onChange={({ currentTarget }) => words.set(currentTarget.value)}
          after={
            wordsShown !== '' && (
              <IconButton
                icon={X}
                label={messages.clearWords}
                onClick={() => {
                  words.send('');
                  what.current?.focus();
                  change({ text: '' });
                }}
              />
            )
          }
        />
        <PlaceField
          input={where}
          name="near"
          label={messages.where}
          placeholder={messages.whereHint}
          maxLength={120}
          typed={placeShown === named ? '' : placeShown}
          value={placeShown}
          onChange={({ currentTarget }) => place.set(currentTarget.value)}
          onNear={search}
        />
        <Button type="submit" variant="primary" icon={Search}>
          {messages.submit}
        </Button>
        <Button
          icon={SlidersHorizontal}
          className={classNames('products-filters', count > 0 && 'is-set')}
          aria-haspopup="dialog"
          onClick={() => {
            if (filters.hasFailed) filters.retry();
            setOpen(true);
          }}
        >
          {messages.filters}
          {count > 0 && (
            <span className="badge">
              {count}
              <span className="visually-hidden"> {messages.filtersSet}</span>
            </span>
          )}
        </Button>
      </PlainForm>
      <FilterSheet isWanted={isOpen} isOpen={isOpen} onClose={() => setOpen(false)} />
    </search>
  );
}
