import { NumberField } from './NumberField.tsx';

export function Whole() {
  return <NumberField name="stock" label="Stock" help="How many there are." min={0} max={1000} />;
}

export function Halves() {
  return (
    <NumberField
      name="bathrooms"
      label="Bathrooms"
      min={0}
      max={200}
      fraction={{ decimals: 1, step: 0.5, example: 2.5 }}
      defaultValue={1.5}
      required
    />
  );
}

export function Degrees() {
  return (
    <NumberField
      name="lng"
      label="Longitude"
      min={-180}
      max={180}
      fraction={{ decimals: 6, example: -79.8711 }}
      defaultValue={-79.8711}
    />
  );
}
