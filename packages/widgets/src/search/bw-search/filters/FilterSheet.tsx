import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { createCountsStore } from '@boardwalk/sdk-core/search/results/counts-store';
import { emptyQuery } from '@boardwalk/sdk-core/search/rules';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useSearch } from '../search-context.ts';
import { CommonFilters } from './CommonFilters.tsx';
import { FilterFields } from './FilterFields.tsx';
import {
  createFilterDraft,
  draftQuery,
  type FilterDraft,
  filterableKind,
  isImpossible,
  withValue,
} from './filter-draft.ts';

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
  const [draft, setDraft] = useState(() => createFilterDraft(query));
  const form = useRef<HTMLDivElement>(null);
  const [preview] = useState(() => createCountsStore(env));
  const remote = useStore(preview.$counts);
  const counts = lastValue(remote);
  const kind = filterableKind(draft.query);
  const isWrong = isImpossible(draft);

  useEffect(() => {
    if (isOpen) setDraft(createFilterDraft(query));
  }, [isOpen, query]);

  useEffect(() => {
    if (!isOpen || isWrong) return;
    const timer = setTimeout(() => void preview.count(draftQuery(draft)), countDebounce);
    return () => clearTimeout(timer);
  }, [isOpen, isWrong, draft, preview]);

  function apply() {
    if (isWrong) return form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    onClose();
    change(draftQuery(draft));
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
            {counts && remote.state !== 'failed' && !isWrong
              ? fillMessage(messages.show, { found: text.found(draft.query, counts.total) })
              : messages.showResults}
          </Button>
        </>
      }
    >
      <div className="filters" ref={form}>
        {kind && (
          <FilterFields
            kind={kind}
            values={draft.values}
            facets={counts?.facets}
            onSet={(field, value) => setDraft(withValue(draft, field, value))}
          />
        )}
        <CommonFilters
          draft={draft.query}
          onDraft={(next) => setDraft({ ...draft, query: next })}
        />
      </div>
    </Dialog>
  );
}

/** The draft without its filters; words, place and subcategory are not the sheet's. */
function cleared({ query }: FilterDraft): FilterDraft {
  const { filters, distance, listedWithinDays, hasPictures, isReduced, tags } = emptyQuery;
  return createFilterDraft({
    ...query,
    filters,
    distance,
    listedWithinDays,
    hasPictures,
    isReduced,
    tags,
  });
}
