import { MeasureField } from './MeasureField.tsx';

export function Empty() {
  return <MeasureField name="area" kind="area" label="Living area" help="Without the garage." />;
}

export function Floor() {
  return <MeasureField name="area" kind="area" label="Living area" defaultValue={135} required />;
}

export function Land() {
  return <MeasureField name="lot" kind="land" label="Lot size" defaultValue={10_000} />;
}

export function Distance() {
  return (
    <MeasureField
      name="reach"
      kind="distance"
      label="We come to you within"
      defaultValue={25_000}
    />
  );
}
