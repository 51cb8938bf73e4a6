import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { defaultDistance } from '@boardwalk/sdk-core/search/query/sorts';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import { unitsOf } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { useSearch } from '../search-context.ts';
import './filters.css';

interface CommonFiltersProps {
  readonly draft: SearchQuery;
  readonly onDraft: (draft: SearchQuery) => void;
}

/** In the reader's unit of distance; the last choice is what a call without one looks in. */
const distances = [5, 10, 25, 50, 100];
const ages = [1, 3, 7, 14, 30];

/** Filters of every kind. */
export function CommonFilters({ draft, onDraft }: CommonFiltersProps) {
  const messages = useMessages(filterMessages);
  const { text, locale, store } = useSearch();
  const place = lastValue(useStore(store.$state))?.answer.place;
  // Where none is set, the search has added the place's own.
  const distance = draft.distance || place?.distance || defaultDistance;
  const unit = unitsOf(locale).distance.size;
  const metres = distances.map((distance) => Math.round(distance * unit));
  const choices = withOwn([...metres, defaultDistance], distance);
  return (
    <>
      <div className="filter-pair">
        {draft.near !== '' && draft.bounds === '' && (
          <Select
            label={messages.distance}
            choices={choices.map((value) => ({
              value: String(value),
              label: text.formatDistance(value),
            }))}
            value={String(distance)}
            onPick={(value) => onDraft({ ...draft, distance: Number(value) })}
          />
        )}
        <Select
          label={messages.listedWithin}
          choices={[
            { value: '0', label: messages.any },
            ...withOwn(ages, draft.listedWithinDays).map((days) => ({
              value: String(days),
              label: countMessage(messages.days, days, locale),
            })),
          ]}
          value={String(draft.listedWithinDays)}
          onPick={(value) => onDraft({ ...draft, listedWithinDays: Number(value) })}
        />
      </div>
      <div>
        <Checkbox
          isChecked={draft.hasPictures}
          onChange={(hasPictures) => onDraft({ ...draft, hasPictures })}
        >
          {messages.hasPictures}
        </Checkbox>
        <Checkbox
          isChecked={draft.isReduced}
          onChange={(isReduced) => onDraft({ ...draft, isReduced })}
        >
          {messages.isReduced}
        </Checkbox>
      </div>
    </>
  );
}

/** The choices with the one in force, which the page may have set to any number. */
function withOwn(choices: readonly number[], own: number): readonly number[] {
  const isThere = own === 0 || choices.includes(own);
  return isThere ? choices : [...choices, own].sort((one, other) => one - other);
}
