import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { productFilterMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { useProducts } from '../products-search-context.ts';
import type { FilterProps } from './filter-props.ts';
import '../../../kit/text-field/field.css';
import './filters.css';

/** Conditions, with how many products have each. */
export function ConditionFilter({ draft, facets, onDraft }: FilterProps) {
  const messages = useMessages(productFilterMessages);
  const labels = useMessages(itemLabels);
  const { text } = useProducts();
  const countOf = (one: string) => facets?.condition.find(({ value }) => value === one)?.count ?? 0;

  function toggle(one: string, isChecked: boolean) {
    const others = draft.condition.filter((other) => other !== one);
    onDraft({ ...draft, condition: isChecked ? [...others, one] : others });
  }

  return (
    <fieldset className="filter-set">
      <legend className="field-label">{messages.condition}</legend>
      {productConditions.map((one) => (
        <Checkbox
          key={one}
          isChecked={draft.condition.includes(one)}
          onChange={(isChecked) => toggle(one, isChecked)}
          note={facets && text.formatNumber(countOf(one))}
        >
          {labels[`condition.${one}`]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
