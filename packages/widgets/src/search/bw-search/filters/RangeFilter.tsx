import type { Measure } from '@boardwalk/sdk-core/listings/fields/fields';
import type { FilterValue, NumberRange } from '@boardwalk/sdk-core/listings/fields/filters';
import { filterMessages } from '@boardwalk/sdk-core/search/query/filter-messages';
import { unitsOf } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Chip } from '../../../kit/chip/Chip.tsx';
import { RangeFields } from '../../../kit/range-fields/RangeFields.tsx';
import { useSearch } from '../search-context.ts';
import { currencyMark } from './currency-mark.ts';
import '../../../kit/text-field/field.css';
import './filters.css';

interface RangeFilterProps {
  readonly label: string;
  readonly measure: Measure;
  readonly value: FilterValue | undefined;
  readonly onSet: (value: NumberRange | undefined) => void;
}

const leastCounts = [1, 2, 3, 4, 5];

/** Counts as "at least so many", everything else as two numbers in the reader's units. */
export function RangeFilter({ label, measure, value, onSet }: RangeFilterProps) {
  const messages = useMessages(filterMessages);
  const { locale } = useSearch();
  // A range filter's value is a range of numbers.
  const range = (value ?? {}) as NumberRange;

  if (measure === 'count' && range.max === undefined) {
    return (
      <fieldset className="filter-counts">
        <legend className="field-label">{label}</legend>
        <Chip isPressed={range.min === undefined} onClick={() => onSet(undefined)}>
          {messages.any}
        </Chip>
        {leastCounts.map((count) => (
          <Chip key={count} isPressed={range.min === count} onClick={() => onSet({ min: count })}>
            {fillMessage(messages.atLeast, { value: count })}
          </Chip>
        ))}
      </fieldset>
    );
  }

  const unit = unitOf(measure, locale);
  // Dollars of whatever country: a field names no currency.
  const mark = measure === 'money' ? currencyMark('CAD', locale) : { after: unit.symbol };
  const toShown = (base: number) => Math.round((base / unit.size) * 100) / 100;
  const toBase = (shown: number) => Number((shown * unit.size).toFixed(unit.decimals));

  return (
    <RangeFields
      legend={label}
      minimumLabel={messages.from}
      maximumLabel={messages.to}
      reversedError={messages.reversed}
      {...mark}
      locale={locale}
      isAmount={measure === 'money'}
      wrongError={messages.noNumber}
      value={mapRange(range, toShown)}
      onChange={(shown) => {
        const next = mapRange(shown, toBase);
        onSet(next.min === undefined && next.max === undefined ? undefined : next);
      }}
    />
  );
}

interface ShownUnit {
  readonly symbol?: string;
  /** Base units in one. */
  readonly size: number;
  /** Decimals that the base unit keeps. */
  readonly decimals: number;
}

function unitOf(measure: Measure, locale: Locale): ShownUnit {
  const { area, distance } = unitsOf(locale);
  if (measure === 'area' || measure === 'land') return { ...area, decimals: 4 };
  if (measure === 'distance') return { ...distance, decimals: 0 };
  return measure === 'money' ? { size: 100, decimals: 0 } : { size: 1, decimals: 4 };
}

function mapRange({ min, max }: NumberRange, by: (value: number) => number): NumberRange {
  return { ...(min !== undefined && { min: by(min) }), ...(max !== undefined && { max: by(max) }) };
}
