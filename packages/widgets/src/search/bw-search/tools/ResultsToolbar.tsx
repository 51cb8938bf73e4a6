import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { aroundMessages, sortMessages } from '@boardwalk/sdk-core/search/around-messages';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { type SearchSort, searchSorts } from '@boardwalk/sdk-core/search/query/sorts';
import { canSort } from '@boardwalk/sdk-core/search/rules';
import { useStore } from '@nanostores/react';
import { Columns2, List, Map as MapIcon } from 'lucide';
import { useId, useState } from 'react';
import { AlertNote } from '../../../alerts/shared/save-search/AlertNote.tsx';
import type { SavedSearch } from '../../../alerts/shared/save-search/events.ts';
import { SaveSearchButton } from '../../../alerts/shared/save-search/SaveSearchButton.tsx';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Segmented } from '../../../kit/segmented/Segmented.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { useComparedCurrencies } from '../filters/use-compared-currencies.ts';
import type { ResultsView } from '../results-view.ts';
import { SearchPartMissing } from '../SearchPartMissing.tsx';
import { useSearch } from '../search-context.ts';
import '../../../kit/text-field/field.css';
import './tools.css';

interface ResultsToolsProps {
  /** The number of the alert that saving may change; 0 for none. */
  readonly alert: number;
  readonly view: ResultsView;
  readonly onView: (view: ResultsView) => void;
  readonly onSaved: (saved: SavedSearch) => void;
}

/** The way to save the search, the order of the results, and the switch between list and map. */
export function ResultsToolbar({ alert, view, onView, onSaved }: ResultsToolsProps) {
  const messages = useMessages(aroundMessages);
  const { map } = useMessages(searchMessages);
  const sortNames = useMessages(sortMessages);
  const { query, store, change } = useSearch();
  const remote = useStore(store.$state);
  const results = lastValue(remote);
  const isOfPlace = results?.query.near === query.near && results.query.bounds === query.bounds;
  const isInRegion = results?.answer.place?.isRegion ?? false;
  const [kind] = query.category;
  const sorts = searchSorts.filter((sort) => canSort(query, sort, isInRegion));
  // Out of reach, what was found before stays in its order.
  const { sort: asked } = remote.state === 'failed' && results ? results.query : query;
  const sort = asked && sorts.includes(asked) ? asked : sorts[0];
  const isByPrice = sort === 'price-low' || sort === 'price-high';
  const isConverted = useComparedCurrencies().size > 1 && isByPrice && view !== 'map';
  const note = useId();
  const [mayChange, setMayChange] = useState(true);

  function pick(value: string) {
    // What was requested in vain is requested once more.
    if (value === query.sort && remote.state === 'failed') void store.reload();
    // The choices are sorts.
    else change({ sort: value as SearchSort });
  }

  return (
    <>
      <div className="results-tools">
        {kind && query.category.length === 1 && (
          <SaveSearchButton
            searched={{ kind, query, answer: isOfPlace ? results.answer : undefined, alert }}
            Missing={SearchPartMissing}
            onSaved={onSaved}
            onChangeable={(rule) => setMayChange(rule !== null)}
          />
        )}
        <Select
          label={messages.sort}
          isLabelHidden
          describedBy={isConverted ? note : undefined}
          choices={sorts.map((value) => ({ value, label: sortNames[value] }))}
          value={sort ?? 'newest'}
          onPick={pick}
        />
        <Segmented
          label={messages.view}
          segments={[
            { value: 'list', label: messages.list, icon: List },
            { value: 'split', label: messages.split, icon: Columns2 },
            { value: 'map', label: map, icon: MapIcon },
          ]}
          value={view}
          onPick={onView}
        />
      </div>
      <AlertNote className="order-note" alert={alert} mayChange={mayChange} />
      {isConverted && (
        <p id={note} className="field-help order-note">
          {messages.converted}
        </p>
      )}
    </>
  );
}
