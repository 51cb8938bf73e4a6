import { OpeningHoursField } from './OpeningHoursField.tsx';

const weekdays = [1, 2, 3, 4, 5].flatMap((day) => [
  { day, opens: 540, closes: 720 },
  { day, opens: 780, closes: 1080 },
]);

export function Closed() {
  return (
    <OpeningHoursField name="hours" legend="Opening hours" help="By the clocks of the shop." />
  );
}

export function Shop() {
  return (
    <OpeningHoursField
      name="hours"
      legend="Opening hours"
      defaultValue={{ weekly: [...weekdays, { day: 6, opens: 600, closes: 960 }] }}
    />
  );
}

export function Bar() {
  return (
    <OpeningHoursField
      name="hours"
      legend="Opening hours"
      defaultValue={{
        weekly: [
          { day: 5, opens: 1080, closes: 120 },
          { day: 6, opens: 0, closes: 1440 },
        ],
      }}
    />
  );
}

export function Overlapping() {
  return (
    <OpeningHoursField
      name="hours"
      legend="Opening hours"
      defaultValue={{
        weekly: [
          { day: 1, opens: 540, closes: 780 },
          { day: 1, opens: 720, closes: 1020 },
        ],
      }}
    />
  );
}
