import type { EditOutcome } from '@boardwalk/sdk-core/shops/edits/edit-outcomes';
import type { EditedProduct } from '@boardwalk/sdk-core/shops/edits/schemas';
import { isSaving } from '@boardwalk/sdk-core/shops/products/own/price-change';
import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import type { CurrentProduct } from '../imports/planning/merge-product.ts';
import type { FormerProduct } from '../imports/tables.ts';

/** A product as it stands, with its version. */
export type StandingProduct = CurrentProduct & { readonly row: { readonly version: number } };

/** What an edit makes of a product. */
export interface PlannedEdit {
  readonly body: ProductBody;
  readonly isActive: boolean;
  readonly stockChanges: FormerProduct['stockChanges'];
  /** Whether what is written of it changes, and not its stock or visibility alone. */
  readonly isRewritten: boolean;
}

type Variant = ProductBody['variants'][number];
type EditedVariant = EditedProduct['variants'][number];

/** What an edit makes of a product as it stands, or why it leaves it as it is. */
export function planEdit(
  edited: EditedProduct,
  current: StandingProduct | undefined,
): PlannedEdit | Exclude<EditOutcome, 'changed'> {
  if (!current) return 'gone';
  const known = new Map(current.body.variants.map((variant) => [variant.id, variant]));
  if (edited.variants.some(({ id }) => !known.has(id))) return 'gone';
  if (edited.version !== current.row.version) return 'outdated';
  if (edited.variants.some((one) => isRecounted(one, current))) return 'stock';
  const byId = new Map(edited.variants.map((one) => [one.id, one]));
  const variants = current.body.variants.map((was) => {
    const said = byId.get(was.id ?? 0);
    return said ? editVariant(was, said) : was;
  });
  const isActive = edited.isActive ?? current.isActive;
  const stockChanges = edited.variants.flatMap(({ id, stock }) => {
    const change = (stock?.after ?? 0) - (current.stocks.get(id) ?? 0);
    return typeof stock?.after === 'number' && change !== 0 ? [[id, change] as const] : [];
  });
  const isRewritten = JSON.stringify(variants) !== JSON.stringify(current.body.variants);
  if (!isRewritten && stockChanges.length === 0 && isActive === current.isActive) return 'same';
  return { body: { ...current.body, variants }, isActive, stockChanges, isRewritten };
}

/** Whether the stock that a number was typed over is another by now. */
function isRecounted({ id, stock }: EditedVariant, { stocks }: StandingProduct): boolean {
  return stock !== undefined && stock.before !== stocks.get(id);
}

/** A price before that is no longer more goes: it would promise a saving that there is none. */
function editVariant(was: Variant, { price = was.price, stock }: EditedVariant): Variant {
  const compareAt = isSaving(was.compareAt, price) ? was.compareAt : null;
  return { ...was, price, compareAt, stockMode: modeAfter(was, stock) };
}

function modeAfter({ stockMode }: Variant, stock: EditedVariant['stock']): Variant['stockMode'] {
  if (!stock) return stockMode;
  if (stock.after !== null) return 'counted';
  return stockMode === 'counted' ? 'unlimited' : stockMode;
}
