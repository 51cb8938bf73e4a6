import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { formatFilters, parseFilters } from '@boardwalk/sdk-core/listings/filter-text';
import {
  type FilterValue,
  type FilterValues,
  filtersOf,
} from '@boardwalk/sdk-core/listings/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { createCountsStore } from '@boardwalk/sdk-core/search/counts-store';
import { filterMessages } from '@boardwalk/sdk-core/search/filter-messages';
import { emptyQuery, type SearchQuery } from '@boardwalk/sdk-core/search/rules';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useMessages, useWidget } from '../../../element/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useSearch } from '../search-context.ts';
import { CommonFilters } from './CommonFilters.tsx';
import { FilterFields } from './FilterFields.tsx';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Rest before what a draft would find is counted, in milliseconds. */
const countDebounce = 300;

/** Every filter of the kind; nothing changes until they are applied, but the count tells. */
export function FilterSheet({ isOpen, onClose }: FilterSheetProps) {
  const { env } = useWidget();
  const messages = useMessages(filterMessages);
  const { query, text, change } = useSearch();
  const [draft, setDraft] = useState(query);
  const [preview] = useState(() => createCountsStore(env));
  const remote = useStore(preview.$counts);
  const counts = lastValue(remote);

  useEffect(() => {
    if (isOpen) setDraft(query);
  }, [isOpen, query]);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => void preview.count(draft), countDebounce);
    return () => clearTimeout(timer);
  }, [isOpen, draft, preview]);

  function apply() {
    onClose();
    change(draft);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title}
      closeLabel={messages.close}
      footer={
        <>
          <Button variant="quiet" onClick={() => setDraft(cleared(draft))}>
            {messages.clear}
          </Button>
          <Button variant="primary" onClick={apply}>
            {counts && remote.state !== 'failed'
              ? fillMessage(messages.show, { found: text.found(draft, counts.total) })
              : messages.showResults}
          </Button>
        </>
      }
    >
      <FilterForm draft={draft} onDraft={setDraft} facets={counts?.facets} />
    </Dialog>
  );
}

interface FilterFormProps {
  readonly draft: SearchQuery;
  readonly onDraft: (draft: SearchQuery) => void;
  readonly facets: Parameters<typeof FilterFields>[0]['facets'];
}

function FilterForm({ draft, onDraft, facets }: FilterFormProps) {
  const [kind] = draft.category;
  const values = kind && draft.category.length === 1 ? valuesOf(kind, draft.filters) : undefined;

  function set(field: string, value: FilterValue | undefined) {
    if (!kind || !values) return;
    const { [field]: _, ...others } = values;
    const next = value === undefined ? others : { ...others, [field]: value };
    // Each value comes from the control of its field's own filter.
    onDraft({ ...draft, filters: formatFilters(kind, next as FilterValues) });
  }

  return (
    <div className="filters">
      {kind && values && <FilterFields kind={kind} values={values} facets={facets} onSet={set} />}
      <CommonFilters draft={draft} onDraft={onDraft} />
    </div>
  );
}

function valuesOf(kind: ListingKind, filters: string): Readonly<Record<string, FilterValue>> {
  const { values } = parseFilters(kind, filters);
  const given = filtersOf(kind).map(([field]) => [field, Reflect.get(values, field)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** The draft without its filters; words, place and subcategory are not the sheet's. */
function cleared(draft: SearchQuery): SearchQuery {
  const { filters, distance, listedWithinDays, hasPictures, isReduced, tags } = emptyQuery;
  return { ...draft, filters, distance, listedWithinDays, hasPictures, isReduced, tags };
}
