import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenOption } from '@boardwalk/sdk-core/shops/products/writing/variant-rows';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import type { ProductQuestion } from '../product-question.ts';
import type { VariantsState } from '../variants/use-variant-rows.ts';
import { moved } from './add-value.ts';
import { ValuesField } from './ValuesField.tsx';
import './options.css';

interface OptionFieldsProps {
  readonly option: WrittenOption;
  readonly index: number;
  readonly variants: VariantsState;
  /** Whether somebody has just added it, who goes on at its name. */
  readonly isAdded: boolean;
  readonly onQuestion: (question: ProductQuestion) => void;
}

/** What an option is called, and its values. */
export function OptionFields({ option, index, variants, isAdded, onQuestion }: OptionFieldsProps) {
  const nameField = useRef<HTMLInputElement>(null);
  const texts = useMessages(variantMessages);
  const { options } = variants.current;
  const label = fillMessage(texts.optionGroup, { number: index + 1 });
  const name = option.name.trim() || label;
  const move = (to: number) => variants.setOptions(moved(options, index, to));

  useEffect(() => {
    if (isAdded) nameField.current?.focus();
  }, [isAdded]);

  return (
    <fieldset className="option">
      <legend className="visually-hidden">{label}</legend>
      <div className="option-head">
        <FormTextField
          ref={nameField}
          name={`product.options.${index}.name`}
          label={texts.optionName}
          help={texts.optionNameHelp}
          required
          value={option.name}
          maxLength={longestShopText.optionName}
          autoComplete="off"
          onChange={({ currentTarget }) => variants.nameOption(option.key, currentTarget.value)}
        />
        <span className="option-actions">
          {index > 0 && (
            <IconButton
              icon={ArrowUp}
              label={fillMessage(texts.moveOptionUp, { name })}
              onClick={() => move(index - 1)}
            />
          )}
          {index < options.length - 1 && (
            <IconButton
              icon={ArrowDown}
              label={fillMessage(texts.moveOptionDown, { name })}
              onClick={() => move(index + 1)}
            />
          )}
          <IconButton
            icon={Trash2}
            label={fillMessage(texts.removeOption, { name })}
            onClick={() => variants.setOptions(options.filter(({ key }) => key !== option.key))}
          />
        </span>
      </div>
      <ValuesField
        {...{ option, index, variants }}
        onRename={(value) => onQuestion({ about: 'value', optionKey: option.key, value })}
      />
    </fieldset>
  );
}
