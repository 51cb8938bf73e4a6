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

interface RenewalWaysProps {
  /** One that runs. */
  readonly license: License;
  readonly store: MyBoardsStore;
  readonly onStart: () => void;
}

/** Stops a renewal at a press, or starts one, or changes its card, once that is chosen. */
export function RenewalWays({ license, store, onStart }: RenewalWaysProps) {
  const { env, host } = useWidget();
  const messages = env.messages(myBoardsMessages);
  const { title: listing, dueAt, timeZone, renews } = license;
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
    <>
      {/* The same button for both, so that it keeps the focus. */}
      <Button
        variant="quiet"
        aria-disabled={isStopping || undefined}
        onClick={() => (renews ? void stop() : onStart())}
      >
        {renews ? messages.stopRenewing : messages.startRenewing}
      </Button>
      {renews && (
        <Button variant="quiet" onClick={onStart}>
          {messages.changeCard}
        </Button>
      )}
    </>
  );
}
