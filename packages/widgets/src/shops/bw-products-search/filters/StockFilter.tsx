import { productFilterMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import type { FilterProps } from './filter-props.ts';
import '../../../kit/text-field/field.css';
import './filters.css';

/** Whether what is sold out is left out. */
export function StockFilter({ draft, onDraft }: FilterProps) {
  const messages = useMessages(productFilterMessages);
  return (
    <fieldset className="filter-set">
      <legend className="field-label">{messages.stock}</legend>
      <Checkbox isChecked={draft.inStock} onChange={(inStock) => onDraft({ ...draft, inStock })}>
        {messages.inStock}
      </Checkbox>
    </fieldset>
  );
}
