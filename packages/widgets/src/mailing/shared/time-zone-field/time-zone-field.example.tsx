import { TimeZoneField } from './TimeZoneField.tsx';

export function OwnZone() {
  return (
    <TimeZoneField name="zone" label="Time zone" help="Opening hours are read by its clocks." />
  );
}

export function NothingChosen() {
  return <TimeZoneField name="zone" label="Time zone" defaultValue="" required />;
}

export function Elsewhere() {
  return <TimeZoneField name="zone" label="Time zone" defaultValue="Europe/Berlin" />;
}
