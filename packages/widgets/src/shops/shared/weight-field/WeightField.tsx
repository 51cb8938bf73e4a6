import { readWeight, weightUnitOf, writeWeight } from '@boardwalk/sdk-core/shops/products/weight';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createContext, useContext, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { TypedField } from '../../../parts/form/TypedField.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { weightMessages } from './messages.ts';

/** The country of the shop, by which it weighs in kilograms or pounds. */
export const WeightCountryContext = createContext<Country>('CA');

/** Grams that read well: 1.25 kg, 2.5 lb. */
const examples = { kg: 1250, lb: 1134 } as const;

interface WeightFieldProps {
  /** Under which `readWhole` finds its grams. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** Grams. */
  readonly most: number;
  /** Grams. */
  readonly defaultValue: number | null;
}

/** A weight in kilograms, in the United States in pounds; another unit can be typed behind it. */
export function WeightField({ name, label, help, most, defaultValue }: WeightFieldProps) {
  const messages = useMessages(weightMessages);
  const locale = useLocale();
  const unit = weightUnitOf(useContext(WeightCountryContext));
  const write = (weight: number) => writeWeight(weight, locale, unit);
  const [start] = useState(defaultValue);
  const written = start === null ? '' : write(start);
  const [text, setText] = useState(written);
  // What nobody has changed stays exact, however few places are written.
  const grams = text === written ? (start ?? undefined) : readWeight(text, locale, unit);

  function explain(): string | undefined {
    if (text.trim() === '') return undefined;
    if (grams === undefined) return fillMessage(messages[unit], { example: write(examples[unit]) });
    return grams > most
      ? fillMessage(messages.tooHigh, { limit: `${write(most)}\u00a0${unit}` })
      : undefined;
  }

  const problem = explain();
  return (
    <TypedField
      {...{ name, label, help, text, problem }}
      data-field={name}
      // Letters too, as another unit may be typed.
      inputMode={unit === 'lb' ? 'text' : 'decimal'}
      after={<span>{unit}</span>}
      value={grams === undefined || problem !== undefined ? '' : String(grams)}
      onText={setText}
    />
  );
}
