import type { GridReader } from '@boardwalk/sdk-core/shops/edits/grid-cells';
import { editedProductsOf } from '@boardwalk/sdk-core/shops/edits/grid-draft';
import {
  editOutcomeMessages,
  productGridMessages,
  undoOutcomeMessages,
} from '@boardwalk/sdk-core/shops/edits/grid-messages';
import type { ProductGridStore } from '@boardwalk/sdk-core/shops/edits/product-grid-store';
import type { EditResult, ProductEdit } from '@boardwalk/sdk-core/shops/edits/schemas';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';
import type { GridReportState } from './GridReport.tsx';
import type { useProductDraft } from './use-product-draft.ts';

interface Outcome {
  readonly report: GridReportState;
  /** What was saved, and can be undone. */
  readonly edit: ProductEdit | null;
  /** Why products stay as they are, by their ids. */
  readonly refused: ReadonlyMap<string, string>;
}

interface GridEdits {
  readonly shopId: string;
  readonly store: ProductGridStore;
  readonly drafts: ReturnType<typeof useProductDraft>;
}

const noneRefused: ReadonlyMap<string, string> = new Map();

/** Saves what is typed and undoes edits, and says what became of each product. */
export function useGridEdits({ shopId, store, drafts }: GridEdits) {
  const messages = useMessages(productGridMessages);
  const reasons = useMessages(editOutcomeMessages);
  const undoReasons = useMessages(undoOutcomeMessages);
  const counted = useCounted();
  const [outcome, setOutcome] = useState<Outcome>();

  async function save(reader: GridReader): Promise<void> {
    const titles = new Map([...drafts.draft.values()].map(({ row }) => [row.productId, row.title]));
    const products = editedProductsOf(drafts.draft, reader);
    const { edit, results } = await store.save(shopId, reader.currency, products);
    const left = results.flatMap((result) => {
      const reason = reasonOf(result);
      return reason === undefined ? [] : [{ id: result.id, reason }];
    });
    const done = edit ? counted(messages.saved, edit.changed) : messages.same;
    drafts.settle(results, reader);
    setOutcome({
      edit,
      refused: new Map(left.map(({ id, reason }) => [id, reason])),
      report: {
        done: edit || left.length === 0 ? done : undefined,
        left: counted(messages.kept, left.length),
        reasons: left.map(({ id, reason }) => ({ title: titles.get(id) ?? id, reason })),
      },
    });
  }

  function reasonOf({ outcome: became }: EditResult): string | undefined {
    return became === 'changed' || became === 'same' ? undefined : reasons[became];
  }

  async function undo({ id }: ProductEdit): Promise<void> {
    const { edit, results } = await store.undo(shopId, id);
    const left = results.flatMap(({ title, outcome: became }) =>
      became === 'restored' ? [] : [{ title, reason: undoReasons[became] }],
    );
    setOutcome({
      edit: null,
      refused: noneRefused,
      report: {
        done: counted(messages.undone, edit.restored),
        left: counted(messages.stayed, left.length),
        reasons: left,
      },
    });
  }

  return {
    ...{ save, undo },
    report: outcome?.report,
    saved: outcome?.edit ?? undefined,
    refused: outcome?.refused ?? noneRefused,
    dismiss: () => setOutcome(undefined),
  };
}
