import type { FieldFilter } from '@boardwalk/sdk-core/listings/fields/fields';
import type { FilterValue } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { type Labels, labelOf, valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { labelsByKind } from '@boardwalk/sdk-core/listings/labels/labels';
import type { SearchFacets } from '@boardwalk/sdk-core/search/schemas';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DatesFilter } from './DatesFilter.tsx';
import { FilterFold } from './FilterFold.tsx';
import { orderFilters } from './filter-order.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { YesFilters } from './YesFilters.tsx';
import './filters.css';

interface FilterFieldsProps {
  readonly kind: ListingKind;
  readonly values: Readonly<Record<string, FilterValue>>;
  readonly facets: SearchFacets | undefined;
  readonly onSet: (field: string, value: FilterValue | undefined) => void;
  /** The filters of every kind. */
  readonly children: ReactNode;
}

/**
 * A control for each filter of the kind, the most used first; then what every kind has, plain
 * yeses, and by their names alone those that few ask for.
 */
export function FilterFields({ kind, values, facets, onSet, children }: FilterFieldsProps) {
  const english: Labels = labelsByKind[kind];
  const labels = useMessages(english);
  const { first, folded, yeses } = orderFilters(kind);

  function control(field: string, filter: FieldFilter) {
    const label = labelOf(labels, field, 'filter');
    const value = values[field];
    const set = (next: FilterValue | undefined) => onSet(field, next);
    switch (filter.by) {
      case 'range':
        return <RangeFilter label={label} measure={filter.measure} value={value} onSet={set} />;
      case 'anyOf':
      case 'allOf':
        return (
          <ChoiceFilter
            label={label}
            values={filter.values}
            valueLabel={(one) => valueLabelOf(labels, field, one)}
            counts={facets?.fields[field]}
            value={value}
            onSet={set}
          />
        );
      case 'dates':
        return <DatesFilter label={label} value={value} onSet={set} />;
      case 'words':
        return <TextFilter label={label} value={value} onSet={set} />;
      default:
        return null;
    }
  }

  return (
    <div className="filters">
      {first.map(([field, filter]) => (
        <div key={field}>{control(field, filter)}</div>
      ))}
      <div className="filter-common">{children}</div>
      <YesFilters
        fields={yeses}
        label={(field) => labelOf(labels, field, 'filter')}
        values={values}
        onSet={onSet}
      />
      {folded.length > 0 && (
        <div className="filter-folds">
          {folded.map(([field, filter]) => (
            <FilterFold
              key={field}
              label={labelOf(labels, field, 'filter')}
              isSet={values[field] !== undefined}
            >
              {control(field, filter)}
            </FilterFold>
          ))}
        </div>
      )}
    </div>
  );
}
