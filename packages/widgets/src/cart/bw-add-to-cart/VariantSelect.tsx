import { addMessages } from '@boardwalk/sdk-core/cart/add-messages';
import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Select } from '../../kit/select/Select.tsx';

export { default as styles } from './VariantSelect.tsx?styles';

interface VariantSelectProps {
  readonly product: Pick<ProductDetails, 'variants' | 'options' | 'currency'>;
  readonly value: number;
  readonly onPick: (variant: number) => void;
}

/** Which variant of a product, with its price. */
export function VariantSelect({ product, value, onPick }: VariantSelectProps) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(addMessages);
  const { variants, options, currency } = product;
  const write = createMoneyFormatter(findLocale([locale]));
  const choices = variants.map(({ id, values, price, availability }) => {
    const amount = write({ amount: price, currency });
    return {
      value: String(id),
      label: fillMessage(messages.variantPrice, {
        variant: values.join(', '),
        price: availability === 'sold-out' ? messages.soldOut : amount,
      }),
    };
  });
  return (
    <Select
      name="variant"
      label={options.map(({ name }) => name).join(', ') || messages.variant}
      choices={choices}
      value={String(value)}
      onPick={(next) => onPick(Number(next))}
    />
  );
}
