import { MoneyField } from './MoneyField.tsx';

export function Empty() {
  return (
    <MoneyField name="price" label="Price" help="What a buyer pays, taxes included." required />
  );
}

export function Filled() {
  return (
    <MoneyField name="price" label="Price" defaultValue={{ amount: 123_450, currency: 'CAD' }} />
  );
}

export function SeveralCurrencies() {
  return (
    <MoneyField
      name="price"
      label="Price"
      currencies={['CAD', 'USD', 'AUD']}
      defaultValue={{ amount: 89_900_000, currency: 'AUD' }}
    />
  );
}
