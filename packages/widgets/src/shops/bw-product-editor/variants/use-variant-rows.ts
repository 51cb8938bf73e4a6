import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import {
  findEnded,
  recombine,
  renameValue,
  renewEnded,
  rowsOf,
  type VariantRows,
  type WrittenOption,
} from '@boardwalk/sdk-core/shops/products/writing/variant-rows';
import {
  type WrittenProduct,
  type WrittenVariant,
  writtenOf,
} from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { useState } from 'react';
import type { FormHandle } from '../../../parts/form/form-handle.ts';
import { readRows } from '../read-product-form.ts';

/** Options whose removal ends variants that are sold already, until somebody agrees. */
interface Ending {
  readonly after: VariantRows;
  readonly ended: readonly WrittenVariant[];
}

/** The options of a product and the variants that they make, with what changes them. */
export interface VariantsState {
  readonly current: VariantRows;
  /** What is to be agreed to first. */
  readonly ending: Ending | undefined;
  readonly setOptions: (options: readonly WrittenOption[]) => void;
  /** What an option is called; its variants stay. */
  readonly nameOption: (key: number, name: string) => void;
  readonly renameValue: (key: number, from: string, to: string) => void;
  readonly agree: () => void;
  readonly decline: () => void;
  /** Sets fields of all variants; what is undefined stays. */
  readonly applyToAll: (patch: Partial<WrittenVariant>) => void;
  readonly setStock: (variantId: number, stock: number) => void;
  /** Goes on where somebody else has changed the product meanwhile. */
  readonly follow: (current: ProductSettings) => void;
  /** Goes on with the ids and pieces of what was saved. */
  readonly accept: (saved: ProductSettings) => void;
}

/** Keeps what is filled in at each variant while options come and go. */
export function useVariantRows(start: WrittenProduct, form: FormHandle): VariantsState {
  const [current, setCurrent] = useState(() => rowsOf(start.options, start.variants));
  const [ending, setEnding] = useState<Ending>();

  /** With the texts that stand in the fields now. */
  function filledIn(): VariantRows {
    const element = form.form.ref.current;
    if (!element) return current;
    return { ...current, rows: readRows(new FormData(element), current.rows) };
  }

  /** Other variants stand in the places of the fields that were at fault. */
  function change(after: VariantRows): void {
    setCurrent(after);
    form.touch((name) => name.startsWith('product.variants.'));
  }

  return {
    current,
    ending,
    setOptions(options) {
      const before = filledIn();
      const after = recombine(before, options);
      const ended = findEnded(before, after);
      if (ended.length > 0) setEnding({ after, ended });
      else change(after);
    },
    nameOption(key, name) {
      setCurrent({
        ...current,
        options: current.options.map((option) =>
          option.key === key ? { ...option, name } : option,
        ),
      });
    },
    renameValue: (key, from, to) => change(renameValue(filledIn(), key, from, to)),
    agree() {
      if (ending) change(ending.after);
      setEnding(undefined);
    },
    decline: () => setEnding(undefined),
    applyToAll(patch) {
      const { rows, ...rest } = filledIn();
      const next = Math.max(-1, ...[...rows, ...rest.gone].map(({ key }) => key)) + 1;
      // Other keys are other fields, which begin with what is set.
      const set = rows.map(({ variant }, index) => ({
        key: next + index,
        variant: { ...variant, ...patch, stock: stockOf(variant, patch) },
      }));
      change({ ...rest, rows: set });
    },
    setStock(variantId, stock) {
      const { rows, ...rest } = filledIn();
      const corrected = rows.map((row) =>
        row.variant.id === variantId ? { ...row, variant: { ...row.variant, stock } } : row,
      );
      setCurrent({ ...rest, rows: corrected });
    },
    follow({ product }) {
      const sold = product.variants.flatMap(({ id }) => id ?? []);
      setCurrent(renewEnded(filledIn(), new Set(sold)));
    },
    accept(saved) {
      const { variants } = writtenOf(saved);
      const { rows, options } = filledIn();
      const accepted = rows.map((row) => {
        const same = variants.find(
          ({ values }) => values.join('\n') === row.variant.values.join('\n'),
        );
        if (!same) return row;
        const { id, stock, isCorrectable } = same;
        return { ...row, variant: { ...row.variant, id, stock, isCorrectable } };
      });
      setCurrent({ options, rows: accepted, gone: [] });
    },
  };
}

/** What is sold already has its own pieces, which corrections alone change. */
function stockOf(variant: WrittenVariant, { stock }: Partial<WrittenVariant>): number | null {
  return variant.id === undefined && stock !== undefined ? stock : variant.stock;
}
