import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenOption } from '@boardwalk/sdk-core/shops/products/writing/variant-rows';
import { longestShopText, mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { isComposingKey } from '../../../kit/text-field/composing-key.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useLeave } from '../../../kit/text-field/use-leave.ts';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import type { VariantsState } from '../variants/use-variant-rows.ts';
import { cleanValue, findValueFault, moved, type ValueFault } from './add-value.ts';
import { ValueList } from './ValueList.tsx';
import './options.css';

interface ValuesFieldProps {
  readonly option: WrittenOption;
  readonly index: number;
  readonly variants: VariantsState;
  readonly onRename: (value: string) => void;
}

/** The values of an option: Enter adds what is written, and so does leaving the field. */
export function ValuesField({ option, index, variants, onRename }: ValuesFieldProps) {
  const texts = useMessages(variantMessages);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [report, setReport] = useState('');
  const { options } = variants.current;
  const name = `product.options.${index}.values`;

  function set(values: readonly string[]): void {
    setRefusal(undefined);
    variants.setOptions(options.map((one) => (one.key === option.key ? { ...one, values } : one)));
  }

  function explain(fault: ValueFault, value: string): string {
    if (fault === 'twice') return fillMessage(texts.valueTwice, { value });
    const limit = fault === 'long' ? longestShopText.optionValue : mostOfShop.variants;
    return fillMessage(fault === 'long' ? texts.valueLong : texts.tooMany, { limit });
  }

  function add(): void {
    const value = cleanValue(text);
    if (value === '') return;
    const fault = findValueFault(options, option, value);
    if (fault) {
      setRefusal(explain(fault, value));
      return;
    }
    setText('');
    set([...option.values, value]);
    setReport(fillMessage(texts.added, { value }));
  }

  useLeave(input, add);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    // The form is sent by its button alone.
    event.preventDefault();
    add();
  }

  return (
    <FieldGroup name={name} legend={texts.values} help={texts.valuesHelp} error={refusal}>
      <ValueList
        values={option.values}
        focusField={() => input.current?.focus()}
        onMove={(from, to) => {
          const value = option.values[from];
          set(moved(option.values, from, to));
          if (value !== undefined) setReport(fillMessage(texts.moved, { value, place: to + 1 }));
        }}
        onRename={onRename}
        onRemove={(value) => {
          set(option.values.filter((one) => one !== value));
          setReport(fillMessage(texts.removed, { value }));
        }}
      />
      <TextField
        ref={input}
        label={texts.addValue}
        isLabelHidden
        placeholder={texts.addValue}
        autoComplete="off"
        enterKeyHint="enter"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setRefusal(undefined);
        }}
        onKeyDown={press}
      />
      <HiddenValue name={name} value={JSON.stringify(option.values)} />
      <p className="visually-hidden" role="status">
        {report}
      </p>
    </FieldGroup>
  );
}
