import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { changeOffer } from '@boardwalk/sdk-core/search/query/change-offer';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { offerOf } from '@boardwalk/sdk-core/search/query/offers';
import { countedTotal } from '@boardwalk/sdk-core/search/results/counted-total';
import {
  createCountsStore,
  type SearchCounts,
} from '@boardwalk/sdk-core/search/results/counts-store';
import { emptyQuery } from '@boardwalk/sdk-core/search/rules';
import type { ResultTotal } from '@boardwalk/sdk-core/search/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMemo, useRef, useState } from 'react';
import { useOverlay } from '../../../element/mount/use-overlay.ts';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useFieldDraft } from '../../../kit/text-field/use-field-draft.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
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

export { default as styles } from './FilterSheet.tsx?styles';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Rest before what a draft would find is counted, in milliseconds. */
const countRest = 300;

/**
 * Shows every filter of the kind; nothing changes until they are applied, but the count shows it.
 */
export function FilterSheet({ isOpen, onClose }: FilterSheetProps) {
  const { env } = useWidget();
  const messages = useMessages(filterMessages);
  const { query, text, change } = useSearch();
  const applied = useMemo(() => createFilterDraft(query), [query]);
  const { current: draft = applied, set: setDraft } = useFieldDraft(applied);
  const form = useRef<HTMLDivElement>(null);
  const [preview] = useState(() => createCountsStore(env, countRest));
  const kind = filterableKind(draft.query);
  const isWrong = isImpossible(draft);
  const counted = useMemo(
    () => (isOpen && !isWrong ? draftQuery(draft) : undefined),
    [isOpen, isWrong, draft],
  );
  const remote = useRemote(preview, counted);
  const counts = lastValue(remote);
  useOverlay(isOpen, close);

  function close() {
    setDraft(undefined);
    onClose();
  }

  function apply() {
    if (isWrong) return showFault(form.current);
    close();
    change(draftQuery(draft));
  }

  const common = (
    <CommonFilters draft={draft.query} onDraft={(next) => setDraft({ ...draft, query: next })} />
  );
  return (
    <Dialog
      size="wide"
      isOpen={isOpen}
      onClose={close}
      title={messages.title}
      closeLabel={messages.close}
      footer={
        <>
          <Button variant="quiet" onClick={() => setDraft(cleared(draft))}>
            {messages.clear}
          </Button>
          <Button variant="primary" onClick={apply}>
            {counts && remote.state !== 'failed' && !isWrong
              ? fillMessage(messages.show, { found: text.found(draft.query, foundOf(counts)) })
              : messages.showResults}
          </Button>
        </>
      }
    >
      <div ref={form}>
        {kind ? (
          <FilterFields
            kind={kind}
            values={draft.values}
            facets={counts?.facets}
            onSet={(field, value) => setDraft(withValue(draft, field, value))}
          >
            {common}
          </FilterFields>
        ) : (
          common
        )}
      </div>
    </Dialog>
  );
}

/**
 * Returns the total as the search reports it: of one kind exactly, or about, where it is capped.
 */
function foundOf({ query, total, facets }: SearchCounts): ResultTotal {
  return countedTotal(total, facets, query.subcategory);
}

/** Leads to the first field at fault, which may be folded. */
function showFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

/** The draft without its filters; words, place, subcategory, and sale or rent are not the sheet's. */
function cleared({ query }: FilterDraft): FilterDraft {
  const { distance, listedWithinDays, hasPictures, isReduced, tags } = emptyQuery;
  const { filters } = changeOffer({ ...query, filters: '' }, offerOf(query));
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
