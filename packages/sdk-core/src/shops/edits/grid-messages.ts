import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { EditOutcome, UndoOutcome } from './edit-outcomes.ts';
import type { GridFault } from './grid-cells.ts';

/** What the grid of a shop's products says. */
export const productGridMessages = {
  catalogue: 'shops/product-grid',
  title: 'Edit many products',
  list: 'Back to the list',
  grid: 'Products of this shop',
  loading: 'Loading products …',
  product: 'Product',
  variant: 'Variant',
  sku: 'SKU',
  price: 'Price ({currency})',
  priceField: 'Price',
  stock: 'Stock',
  active: 'Visibility',
  shown: 'Shown',
  hidden: 'Hidden',
  uncounted: 'Not counted',
  onOrder: 'Made to order',
  stockHelp: 'A stock without a number is not counted.',
  readOnly: 'You may look at these products, but not change them.',
  nothing: 'Nothing is changed yet.',
  prices: { one: '{count} price', many: '{count} prices' },
  stocks: { one: '{count} stock', many: '{count} stocks' },
  shows: { one: '{count} product shown', many: '{count} products shown' },
  hides: { one: '{count} product hidden', many: '{count} products hidden' },
  changes: 'To save: {changes}',
  wrong: { one: '{count} cell can’t be saved', many: '{count} cells can’t be saved' },
  wrongOne: '{name}, {column}: {fault}',
  more: { one: 'and {count} more', many: 'and {count} more' },
  tooMuch: 'At most {most} variants are saved at once. Save or undo some of these first.',
  review: 'Review changes',
  discard: 'Discard changes',
  previewTitle: 'Save these changes?',
  before: 'Now',
  after: 'Then',
  column: 'What',
  steep: 'Changes by more than half',
  endsSaving: 'Its earlier price is no longer higher, so it goes.',
  save: 'Save changes',
  back: 'Keep editing',
  saved: { one: '{count} product was changed.', many: '{count} products were changed.' },
  same: 'Everything was so already.',
  kept: { one: '{count} product was not changed', many: '{count} products were not changed' },
  undone: {
    one: '{count} product is as it was before.',
    many: '{count} products are as they were before.',
  },
  stayed: { one: '{count} product stays as it is', many: '{count} products stay as they are' },
  outcome: '{title}: {reason}',
  dismiss: 'Close this note',
  undo: 'Undo this edit',
  undoTitle: 'Undo this edit?',
  undoText:
    'Its products go back to what they were before. What was ordered or changed since stays, and is named.',
  undoBack: 'Leave it as it is',
  earlier: 'Earlier edits',
  earlierOne: '{date}: {changed}',
  earlierUndone: '{date}: undone',
} as const satisfies Catalogue;

/** What is wrong with a cell. */
export const gridFaultMessages = {
  catalogue: 'shops/product-grid-faults',
  priceMissing: 'A product needs a price.',
  price: 'Enter an amount such as {example}.',
  priceTooLow: 'A price is at least {least}.',
  priceTooHigh: 'A price is at most {most}.',
  stock: 'Enter a whole number, or nothing.',
  stockTooHigh: 'A stock is at most {most}.',
  active: 'Enter yes or no.',
  mayNotHide: 'You may not hide products of this shop.',
} as const satisfies TextCatalogue<GridFault>;

/** Why a product was not changed. */
export const editOutcomeMessages = {
  catalogue: 'shops/product-edit-outcomes',
  outdated:
    'Somebody else has changed it meanwhile. It shows as it is now: check it and save again.',
  stock: 'Pieces were sold or counted meanwhile. Check its stock and save again.',
  gone: 'This shop no longer sells it.',
} as const satisfies TextCatalogue<Exclude<EditOutcome, 'changed' | 'same'>>;

/** Why a product of an undone edit stays. */
export const undoOutcomeMessages = {
  catalogue: 'shops/product-undo-outcomes',
  sold: 'It was ordered since.',
  changed: 'It was changed since.',
  gone: 'This shop no longer sells it.',
} as const satisfies TextCatalogue<Exclude<UndoOutcome, 'restored'>>;
