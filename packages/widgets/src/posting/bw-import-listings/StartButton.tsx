import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ImportsStore } from '@boardwalk/sdk-core/posting/imports/imports-store';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type RefObject, useState } from 'react';
import { useMessages, useWidget } from '../../element/mount/widget-context.ts';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { useCounted } from '../use-counted.ts';

export interface TableDeedProps {
  readonly store: ImportsStore;
  readonly table: ListingImport;
  /** Has the focus once the button is gone. */
  readonly focus: RefObject<HTMLElement | null>;
}

/** Has the right rows of a table imported. */
export function StartButton({ store, table, focus }: TableDeedProps) {
  const messages = useMessages(importsMessages);
  const counted = useCounted();
  const explain = useExplanation();
  const { host } = useWidget();
  const [isStarting, setIsStarting] = useState(false);

  async function start() {
    if (isStarting) return;
    setIsStarting(true);
    try {
      await store.start(table.id);
      focus.current?.focus();
    } catch (error) {
      setIsStarting(false);
      const cause = explain(toProblem(error));
      if (host.element) toast(host.element, fillMessage(messages.failed, { cause }), 'error');
    }
  }

  return (
    <Button variant="primary" aria-disabled={isStarting || undefined} onClick={() => void start()}>
      {counted(messages.import, table.right)}
    </Button>
  );
}
