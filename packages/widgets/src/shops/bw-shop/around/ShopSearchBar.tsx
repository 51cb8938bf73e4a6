import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { shopSearchMessages } from '@boardwalk/sdk-core/shops/search/shop-search-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Search, SlidersHorizontal, X } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useFieldDraft } from '../../../kit/text-field/use-field-draft.ts';
import './search-bar.css';

export interface ShopSearchBarProps {
  readonly shop: Pick<Shop, 'name'>;
  /** The words that are searched for. */
  readonly text: string;
  /** How many filters are set. */
  readonly filterCount: number;
  /** Whether the filters show. */
  readonly hasFilters: boolean;
  readonly onSearch: (text: string) => void;
  readonly onFilters: (hasFilters: boolean) => void;
}

/** The words that a shop is searched for, and the way to the filters. */
export function ShopSearchBar(props: ShopSearchBarProps) {
  const { shop, text, filterCount, hasFilters, onSearch, onFilters } = props;
  const messages = useMessages(shopSearchMessages);
  const draft = useFieldDraft(text);
  const input = useRef<HTMLInputElement>(null);
  const typed = draft.current ?? text;
  const label = fillMessage(messages.label, { shop: shop.name });

  function search(words: string) {
    draft.send(words);
    onSearch(words);
  }

  function clear() {
    search('');
    // The button that was pressed is gone.
    input.current?.focus();
  }

  return (
    <search className="shop-search" part="search">
      <PlainForm label={label} onSubmit={() => search(typed.trim())}>
        <TextField
          ref={input}
          name="text"
          type="search"
          label={label}
          isLabelHidden
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => draft.set(currentTarget.value)}
          after={
            <>
              {typed !== '' && <IconButton icon={X} label={messages.clear} onClick={clear} />}
              <IconButton type="submit" icon={Search} label={messages.submit} />
            </>
          }
        />
      </PlainForm>
      <Button
        icon={SlidersHorizontal}
        className={classNames(filterCount > 0 && 'is-set')}
        aria-expanded={hasFilters}
        onClick={() => onFilters(!hasFilters)}
      >
        <span className="filters-label">{messages.filters}</span>
        {filterCount > 0 && (
          <span className="badge">
            {filterCount}
            <span className="visually-hidden"> {messages.filtersSet}</span>
          </span>
        )}
      </Button>
    </search>
  );
}
