import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import type { ProductImportsStore } from '@boardwalk/sdk-core/shops/imports/product-imports-store';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type RefObject, useState } from 'react';
import { useMessages, useWidget } from '../../element/mount/widget-context.ts';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { tableImportMessages } from '../../parts/table-import/messages.ts';

export interface TableActionProps {
  readonly store: ProductImportsStore;
  readonly table: ProductImport;
  /** Has the focus once the button is gone. */
  readonly focus: RefObject<HTMLElement | null>;
}

/** Has the right products of a table imported. */
export function StartTable({ store, table, focus }: TableActionProps) {
  const messages = useMessages(productImportsMessages);
  const shared = useMessages(tableImportMessages);
  const counted = useCounted();
  const explain = useExplanation();
  const { host } = useWidget();
  const [isStarting, setIsStarting] = useState(false);

  async function start() {
    if (isStarting) return;
    setIsStarting(true);
    try {
      await store.start(table);
      focus.current?.focus();
    } catch (error) {
      setIsStarting(false);
      const cause = explain(toProblem(error));
      if (host.element) toast(host.element, fillMessage(shared.failed, { cause }), 'error');
    }
  }

  return (
    <Button variant="primary" aria-disabled={isStarting || undefined} onClick={() => void start()}>
      {counted(messages.import, table.created + table.changed)}
    </Button>
  );
}
