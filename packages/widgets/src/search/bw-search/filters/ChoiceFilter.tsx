import type { FilterValue } from '@boardwalk/sdk-core/listings/fields/filters';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { useSearch } from '../search-context.ts';
import '../../../kit/text-field/field.css';
import './filters.css';

interface ChoiceFilterProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly valueLabel: (value: string) => string;
  readonly counts: readonly { readonly value: string; readonly count: number }[] | undefined;
  readonly value: FilterValue | undefined;
  readonly onSet: (value: readonly string[] | undefined) => void;
}

/** Choices that show before somebody asks for all. */
const firstChoices = 6;

/** Several values of a field, the commonest first where they are counted. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, values, valueLabel, counts, value, onSet } = props;
  const messages = useMessages(filterMessages);
  const { text } = useSearch();
  const [showsAll, setShowsAll] = useState(false);
  const chosen = Array.isArray(value) ? value : [];
  const countOf = (one: string) => counts?.find((facet) => facet.value === one)?.count ?? 0;
  const ordered = counts ? [...values].sort((a, b) => countOf(b) - countOf(a)) : values;
  const isShort = showsAll || values.length <= firstChoices + 1;
  const shown = ordered.filter(
    (one, index) => isShort || index < firstChoices || chosen.includes(one),
  );

  function toggle(one: string, isChecked: boolean) {
    const next = isChecked ? [...chosen, one] : chosen.filter((other) => other !== one);
    onSet(next.length > 0 ? next : undefined);
  }

  return (
    <fieldset className="filter-choices">
      <legend className="field-label">{label}</legend>
      {shown.map((one) => (
        <Checkbox
          key={one}
          isChecked={chosen.includes(one)}
          onChange={(isChecked) => toggle(one, isChecked)}
          note={counts && text.formatNumber(countOf(one))}
        >
          {valueLabel(one)}
        </Checkbox>
      ))}
      {shown.length < values.length && (
        <Button variant="quiet" className="filter-all" onClick={() => setShowsAll(true)}>
          {fillMessage(messages.showAll, { count: values.length })}
        </Button>
      )}
    </fieldset>
  );
}
