import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ImportsStore } from '@boardwalk/sdk-core/posting/imports/imports-store';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { newListingsADay } from '@boardwalk/sdk-core/posting/writing/new-listings-a-day';
import { isWorking } from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type RefObject, useState } from 'react';
import { useEnvironment, useMessages, useWidget } from '../../element/mount/widget-context.ts';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { formatWaitTime } from '../../parts/problem/format-wait-time.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { tableImportMessages } from '../../parts/table-import/messages.ts';

export interface ImportActionProps {
  readonly store: ImportsStore;
  readonly table: ListingImport;
  /** Has the focus once the button is gone. */
  readonly focus: RefObject<HTMLElement | null>;
}

/** Has the right rows of a table imported. */
export function StartButton({ store, table, focus }: ImportActionProps) {
  const messages = useMessages(importsMessages);
  const shared = useMessages(tableImportMessages);
  const counted = useCounted();
  const explain = useExplanation();
  const env = useEnvironment();
  const { host } = useWidget();
  const [isStarting, setIsStarting] = useState(false);

  /** Why it can't be started now, where the code does not say it. */
  function refusal(problem: Problem): string {
    if (problem.code === 'too-many-listings') {
      return fillMessage(messages.enough, { wait: formatWaitTime(problem, env) });
    }
    if (problem.code === 'not-processable') {
      const formatNumber = createNumberFormatter(findLocale([env.locale]));
      const [first, second, third] = newListingsADay;
      return fillMessage(messages.tooMany, {
        first: formatNumber(first.table),
        second: formatNumber(second.table),
        third: formatNumber(third.table),
      });
    }
    const { imports = [] } = lastValue(store.$state.get()) ?? {};
    const isOther = problem.code === 'conflict' && imports.some(({ state }) => isWorking(state));
    return isOther ? messages.oneAtOnce : explain(problem);
  }

  async function start() {
    if (isStarting) return;
    setIsStarting(true);
    try {
      await store.start(table.id);
      focus.current?.focus();
    } catch (error) {
      setIsStarting(false);
      const cause = refusal(toProblem(error));
      if (host.element) toast(host.element, fillMessage(shared.failed, { cause }), 'error');
    }
  }

  return (
    <Button variant="primary" aria-disabled={isStarting || undefined} onClick={() => void start()}>
      {counted(messages.import, table.right)}
    </Button>
  );
}
