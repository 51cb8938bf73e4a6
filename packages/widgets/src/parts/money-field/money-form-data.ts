import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { textOf } from '../../kit/form/form-data.ts';

/** What a `MoneyField` of this name says; undefined where it is empty or no amount. */
export function readMoney(data: FormData, name: string): Money | undefined {
  const amount = textOf(data, name);
  const code = textOf(data, `${name}.currency`);
  const currency = currencies.find((one) => one === code);
  return amount === '' || !currency ? undefined : { amount: Number(amount), currency };
}
