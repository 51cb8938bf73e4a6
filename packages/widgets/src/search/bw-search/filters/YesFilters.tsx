import type { FilterValue } from '@boardwalk/sdk-core/listings/fields/filters';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import '../../../kit/text-field/field.css';
import './filters.css';

interface YesFiltersProps {
  readonly fields: readonly string[];
  readonly label: (field: string) => string;
  readonly values: Readonly<Record<string, FilterValue>>;
  readonly onSet: (field: string, value: true | undefined) => void;
}

/** What a listing must have or be. */
export function YesFilters({ fields, label, values, onSet }: YesFiltersProps) {
  const messages = useMessages(filterMessages);
  if (fields.length === 0) return null;
  return (
    <fieldset className="filter-choices">
      <legend className="field-label">{messages.onlyShow}</legend>
      {fields.map((field) => (
        <Checkbox
          key={field}
          isChecked={values[field] === true}
          onChange={(isChecked) => onSet(field, isChecked || undefined)}
        >
          {label(field)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
