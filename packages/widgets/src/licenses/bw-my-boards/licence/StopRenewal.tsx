import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { MyBoardsStore } from '@boardwalk/sdk-core/licenses/own/my-boards-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';

interface StopRenewalProps {
  /** One that runs, and was to renew. */
  readonly license: License;
  readonly store: MyBoardsStore;
}

/** Takes back at a press that a licence was to renew: its card is free then. */
export function StopRenewal({ license, store }: StopRenewalProps) {
  const { env, host } = useWidget();
  const messages = env.messages(myBoardsMessages);
  const { title: listing, dueAt, timeZone } = license;
  const formatDate = createDateFormatter(useLocale(), timeZone);
  const explain = useExplanation();
  const [isStopping, setStopping] = useState(false);
  const tell = (text: string, tone?: 'error') => host.element && toast(host.element, text, tone);

  async function stop() {
    if (isStopping) return;
    setStopping(true);
    try {
      await store.stopRenewal(license);
      tell(fillMessage(messages.renewalStopped, { listing, date: formatDate(dueAt) }));
    } catch (error) {
      tell(explain(toProblem(error)), 'error');
    }
    setStopping(false);
  }

  return (
    <Button variant="quiet" aria-disabled={isStopping || undefined} onClick={() => void stop()}>
      {messages.stopRenewing}
    </Button>
  );
}
