import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { ProductSection } from '../fields/ProductSection.tsx';
import type { ProductQuestion } from '../product-question.ts';
import type { VariantsState } from '../variants/use-variant-rows.ts';
import { OptionFields } from './OptionFields.tsx';

interface OptionsFieldsProps {
  readonly variants: VariantsState;
  readonly onQuestion: (question: ProductQuestion) => void;
}

/** In what its variants differ. */
export function OptionsFields({ variants, onQuestion }: OptionsFieldsProps) {
  const texts = useMessages(variantMessages);
  const { options } = variants.current;
  const [added, setAdded] = useState<number>();

  function add(): void {
    const key = Math.max(-1, ...options.map((option) => option.key)) + 1;
    variants.setOptions([...options, { key, name: '', values: [] }]);
    setAdded(key);
  }

  return (
    <ProductSection title={texts.options} help={texts.optionsHelp}>
      {options.map((option, index) => (
        <OptionFields
          key={option.key}
          {...{ option, index, variants, onQuestion }}
          isAdded={option.key === added}
        />
      ))}
      {options.length < mostOfShop.options && (
        <div>
          <Button icon={Plus} onClick={add}>
            {texts.addOption}
          </Button>
        </div>
      )}
    </ProductSection>
  );
}
