import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { stateOfValue } from '@boardwalk/sdk-core/shops/view/chosen-variant';
import { productMessages } from '@boardwalk/sdk-core/shops/view/product-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import './options.css';

interface OptionChoiceProps {
  readonly product: ProductDetails;
  /** One of each option. */
  readonly values: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

/** The values of each option as radio buttons, which say what is sold out before they are pressed. */
export function OptionChoice({ product, values, onChoose }: OptionChoiceProps) {
  const messages = useMessages(productMessages);
  const id = useId();
  const notes = { 'sold-out': messages.valueSoldOut, missing: messages.valueMissing } as const;
  return (
    <div className="options" part="options">
      {product.options.map(({ name, values: offered }, option) => (
        <fieldset key={name}>
          <legend className="option-name">
            {name} <span aria-hidden="true">{values[option]}</span>
          </legend>
          {offered.map((value) => {
            const state = stateOfValue(product, values, option, value);
            return (
              <label key={value} className="option" data-state={state}>
                <CheckedInput
                  type="radio"
                  name={`${id}-${option}`}
                  value={value}
                  isChecked={value === values[option]}
                  onChange={() => onChoose(values.with(option, value))}
                />
                {state === 'available' ? (
                  <span>{value}</span>
                ) : (
                  <span>
                    <span aria-hidden="true">{value}</span>
                    <span className="visually-hidden">{fillMessage(notes[state], { value })}</span>
                  </span>
                )}
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
