import { DateField } from './DateField.tsx';
import { DateRangeField } from './DateRangeField.tsx';

export function Empty() {
  return (
    <DateField name="day" label="Move-in date" help="From when it can be lived in." required />
  );
}

export function WithinLimits() {
  return (
    <DateField
      name="day"
      label="Event day"
      min="2026-12-01"
      max="2027-03-31"
      defaultValue="2026-12-24"
    />
  );
}

export function Range() {
  return <DateRangeField name="stay" legend="Stay" help="Both days included." required />;
}

export function ReversedRange() {
  return (
    <DateRangeField
      name="stay"
      legend="Stay"
      defaultValue={{ from: '2026-12-24', to: '2026-12-20' }}
    />
  );
}
