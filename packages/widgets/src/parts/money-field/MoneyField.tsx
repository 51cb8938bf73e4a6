import {
  createMoneyFormatter,
  defaultCurrency,
  type Money,
  writeMoney,
} from '@boardwalk/sdk-core/vocabulary/money/money';
import { readTypedMoney } from '@boardwalk/sdk-core/vocabulary/money/read-typed-money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Select } from '../../kit/select/Select.tsx';
import { HiddenValue } from '../form/HiddenValue.tsx';
import { TypedField } from '../form/TypedField.tsx';
import { useLocale } from '../form/use-locale.ts';
import { moneyMessages } from './messages.ts';
import './money-field.css';

interface MoneyFieldProps {
  /** Under which `readMoney` finds it. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /**
   * Those to choose from; a single one is a mark beside the amount. The first counts until another
   * one is picked.
   */
  readonly currencies?: readonly Currency[];
  readonly defaultValue?: Money;
  /** The least that may be entered, in minor units. */
  readonly minimum?: number;
}

/**
 * An amount, exact to the cent, with its currency. It is a text, as `type="number"` takes no
 * thousands and reads a comma by the browser's language rather than by ours.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { name, label, help, required, defaultValue, minimum = 0 } = props;
  const { currencies = [defaultCurrency] } = props;
  const messages = useMessages(moneyMessages);
  const locale = useLocale();
  const [picked, setPicked] = useState(defaultValue?.currency);
  // A single one is the form's to change: the amount stays.
  const only = currencies.length === 1 ? currencies[0] : undefined;
  const currency = only ?? picked ?? currencies[0] ?? defaultCurrency;
  const mark = <span>{markOf(currency, locale)}</span>;
  const write = (amount: number) => writePlain({ amount, currency }, locale);
  const [text, setText] = useState(defaultValue ? write(defaultValue.amount) : '');

  const amount = readTypedMoney(text, locale, currency)?.amount;

  function explain(): string | undefined {
    if (text.trim() === '') return undefined;
    if (amount === undefined) return fillMessage(messages.wrong, { example: write(123_450) });
    const lowest = createMoneyFormatter(locale)({ amount: minimum, currency });
    return amount < minimum ? fillMessage(messages.tooLow, { amount: lowest }) : undefined;
  }

  return (
    <div className="money-field" data-field={name}>
      <TypedField
        {...{ name, label, help, required, text }}
        {...(locale === 'fr-CA' ? { after: mark } : { before: mark })}
        value={amount === undefined ? '' : String(amount)}
        problem={explain()}
        onText={setText}
        onBlur={() => amount !== undefined && setText(write(amount))}
      />
      {currencies.length > 1 && (
        <Select
          label={messages.currency}
          choices={currencies.map((value) => ({ value, label: messages[value] }))}
          value={currency}
          onPick={(value) => setPicked(currencies.find((one) => one === value))}
        />
      )}
      <HiddenValue name={`${name}.currency`} value={currency} />
    </div>
  );
}

/** The amount without the mark of its currency, which stands beside it. */
function writePlain(money: Money, locale: Locale): string {
  return createMoneyFormatter(locale)(money).replace(markOf(money.currency, locale), '').trim();
}

/** The mark of a currency: `US$`, in French `$ US`. */
function markOf(currency: Currency, locale: Locale): string {
  return writeMoney({ amount: 0, currency }, locale, () => '').trim();
}
