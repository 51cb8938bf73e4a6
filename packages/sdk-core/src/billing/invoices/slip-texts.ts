import type { BlockText } from './invoice-texts.ts';

/** All that stands on a slip that goes with goods, in the order in which it is read. */
export interface SlipTexts {
  readonly title: string;
  readonly heading: string;
  readonly facts: readonly BlockText[];
  /** From whom, then to whom. */
  readonly parties: readonly BlockText[];
  readonly columns: Pick<SlipRow, 'item' | 'quantity'>;
  readonly rows: readonly SlipRow[];
  /** Of the buyer; its lines are none where they wrote nothing. */
  readonly note: BlockText;
  /** With `{page}` and `{pages}` to fill in. */
  readonly page: string;
}

/** Goods of one kind, without a price. */
export interface SlipRow {
  readonly item: string;
  readonly notes: readonly string[];
  readonly quantity: string;
}
