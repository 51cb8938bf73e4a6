import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { pricePeriods } from '@boardwalk/sdk-core/search/query/offers';
import { countRestrictions } from '@boardwalk/sdk-core/search/query/restrictions';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import { ChevronDown, Search, SlidersHorizontal } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useRested } from '../../../element/use-rested.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { isComposingKey } from '../../../kit/text-field/composing-key.ts';
import { useIsComposing } from '../../../kit/text-field/composition.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useFieldDraft } from '../../../kit/text-field/use-field-draft.ts';
import { useCurrency } from '../filters/use-currency.ts';
import { SearchPartMissing } from '../SearchPartMissing.tsx';
import { useSearch } from '../search-context.ts';
import { OfferField } from './OfferField.tsx';
import { priceText } from './price-text.ts';
import { SearchTitleReporter } from './SearchTitleReporter.tsx';
import { SearchWhereField } from './SearchWhereField.tsx';
import { useFolding } from './use-folding.ts';
import '../search.css';
import './bar.css';

/** Rest in typing before the words are searched for, in milliseconds. */
const typingRest = 300;

const pricePopover = lazyParts(() => import('../filters/PricePopover.tsx'));
const PricePopover = pricePopover.component('PricePopover', { Missing: SearchPartMissing });
const filterSheet = lazyParts(() => import('../filters/FilterSheet.tsx'));
const FilterSheet = filterSheet.component('FilterSheet', { Missing: SearchPartMissing });

/** Sale or rent, what, where, price and the other filters; it sticks to the top. */
export function SearchFilterBar({ results }: { readonly results: SearchResults | undefined }) {
  const messages = useMessages(aroundMessages);
  const { query, text } = useSearch();
  const [open, setOpen] = useState<'none' | 'price' | 'filters'>('none');
  const bar = useRef<HTMLElement>(null);
  useFolding(bar);
  const priceButton = useRef<HTMLButtonElement>(null);
  const price = pricePopover.useParts(open === 'price');
  const sheet = filterSheet.useParts(open === 'filters');
  const count = countRestrictions(query);
  const hasPrice = pricePeriods(query).length > 0 || query.price !== '';
  const priceWords = priceText(query, useCurrency(), text);
  const close = () => setOpen('none');
  const isPriceOpen = open === 'price' && price.parts !== undefined;

  return (
    <search ref={bar} className="search-bar" part="bar">
      <div className="bar-what">
        {query.category.join() === 'property' && <OfferField />}
        <WhatField />
      </div>
      <SearchWhereField place={placeLabel(query.near, results)} />
      <div className="bar-buttons">
        {hasPrice && (
          <Button
            ref={priceButton}
            className={classNames(query.price !== '' && 'is-set')}
            aria-expanded={isPriceOpen}
            aria-haspopup="dialog"
            onClick={() => {
              if (price.hasFailed) price.retry();
              setOpen(isPriceOpen ? 'none' : 'price');
            }}
          >
            <span className={classNames(priceWords !== undefined && 'price-name')}>
              {messages.price}
            </span>
            {priceWords !== undefined && <span className="price-words"> {priceWords}</span>}
            <Icon node={ChevronDown} size={16} />
          </Button>
        )}
        <Button
          icon={SlidersHorizontal}
          className={classNames(count > 0 && 'is-set')}
          aria-haspopup="dialog"
          onClick={() => {
            if (sheet.hasFailed) sheet.retry();
            setOpen('filters');
          }}
        >
          <span className="filters-word">{messages.filters}</span>
          {count > 0 && (
            <span className="badge">
              {count}
              <span className="visually-hidden"> {messages.filtersSet}</span>
            </span>
          )}
        </Button>
      </div>
      <PricePopover
        isWanted={open === 'price'}
        isOpen={isPriceOpen}
        onClose={close}
        anchor={priceButton}
      />
      <FilterSheet isWanted={open === 'filters'} isOpen={open === 'filters'} onClose={close} />
      <SearchTitleReporter />
    </search>
  );
}

/** Words; they are searched for when typing rests, or at once by Enter. */
function WhatField() {
  const messages = useMessages(aroundMessages);
  const { query, change } = useSearch();
  const draft = useFieldDraft(query.text);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useIsComposing(input);
  const typed = draft.current === query.text ? undefined : draft.current;

  function search(text: string, mode: 'replace' | 'push') {
    draft.send(text);
    change({ text }, mode);
  }

  useRested(isComposing ? undefined : typed, typingRest, (text) => search(text, 'replace'));

  return (
    <TextField
      ref={input}
      label={messages.what}
      isLabelHidden
      placeholder={messages.whatHint}
      type="search"
      enterKeyHint="search"
      maxLength={200}
      before={<Icon node={Search} />}
      value={draft.current ?? query.text}
      onChange={(event) => draft.set(event.currentTarget.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key !== 'Enter' || isComposingKey(nativeEvent) || typed === undefined) return;
        search(typed, 'push');
      }}
    />
  );
}

/** The place as the server understood it, once it has answered for it. */
function placeLabel(near: string, results: SearchResults | undefined): string {
  const place = results?.query.near === near ? results.answer.place : null;
  return near === '' ? '' : (place?.label ?? near);
}
