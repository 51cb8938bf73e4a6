import {
  openReasonMessages,
  openReasonsOf,
} from '@boardwalk/sdk-core/account/security/open-reasons';
import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import type { ShopChange } from '@boardwalk/sdk-core/shops/own/shop-settings-store';
import type { ShopState } from '@boardwalk/sdk-core/shops/shop-states';
import { Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';
import type { ShopPartProps } from '../shop-editor-context.ts';
import '../../../kit/form/form.css';
import './shop-state.css';

const dialogs = lazyParts(() => import('./state-dialogs.ts'));
const ConfirmDialog = dialogs.component('ConfirmDialog');
const AwayDialog = dialogs.component('AwayDialog');

interface ShopStateActionsProps extends ShopPartProps {
  /** The one that counts now. */
  readonly state: ShopState;
}

/** Opens a shop, sends it away, takes it offline, or closes it. */
export function ShopStateActions({ context, store, settings, state }: ShopStateActionsProps) {
  const { env, host } = context;
  const messages = env.messages(shopEditorMessages);
  const explain = useExplanation();
  const [dialog, setDialog] = useState<'away' | 'offline' | 'close'>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const isReady = settings.checklist.every(({ isDone }) => isDone);
  const isDraft = settings.state === 'draft';
  const isSold = state === 'open' || state === 'away';
  const isAwayByAccount = settings.away?.cause === 'account';
  /** By choice, now or later. */
  const isAway = isSold && settings.away?.cause === 'owner';

  /** Changes what it is, and nothing that it says: what is typed below stays there. */
  async function become(change: Omit<ShopChange, 'shop'>, said: string): Promise<void> {
    const changed = await store.change(settings.version, { shop: settings.shop, ...change });
    if (changed.is === 'outdated') {
      const problem = new Problem('precondition-failed', 'The shop was changed meanwhile.');
      throw new WordedProblem(problem, { sentence: messages.changedElsewhere });
    }
    if (host.element) toast(host.element, said, 'success');
  }

  async function open() {
    if (isBusy) return;
    if (isDraft && !isReady) return setFault(messages.openFirst);
    setBusy(true);
    setFault(undefined);
    try {
      await become({ state: 'open' }, messages.opened);
    } catch (error) {
      const problem = toProblem(error);
      setFault(explain(problem));
      // The server may know of something that is missing by now.
      if (problem.code === 'conflict') await store.reload(true);
    }
    setBusy(false);
  }

  /** What is open there, in the reader's language. */
  function explainOpen(problem: Problem): Problem {
    const reasons = openReasonsOf(problem);
    if (reasons.length === 0) return problem;
    const words = env.messages(openReasonMessages);
    return new WordedProblem(problem, {
      sentence: reasons.map((reason) => words[reason]).join(' '),
    });
  }

  if (settings.state === 'closed') return null;
  return (
    <>
      {fault !== undefined && <FormAlert>{fault}</FormAlert>}
      <div className="shop-state-actions">
        {(isDraft || isAway) && (
          <Button
            variant={(isDraft && isReady) || state === 'away' ? 'primary' : 'secondary'}
            aria-disabled={isBusy || (isDraft && !isReady) || undefined}
            onClick={() => void open()}
          >
            {isDraft ? messages.open : state === 'away' ? messages.openAgain : messages.endAway}
          </Button>
        )}
        {isSold && !isAwayByAccount && (
          <Button onClick={() => setDialog('away')}>
            {isAway ? messages.changeAway : messages.goAway}
          </Button>
        )}
        {isSold && <Button onClick={() => setDialog('offline')}>{messages.takeOffline}</Button>}
        <Button variant="quiet" className="shop-state-close" onClick={() => setDialog('close')}>
          {messages.close}
        </Button>
      </div>
      {isDraft && !isReady && <p className="shop-state-note">{messages.openFirst}</p>}
      <ConfirmDialog
        isWanted={dialog === 'offline' || dialog === 'close'}
        isOpen={dialog === 'offline' || dialog === 'close'}
        onClose={() => setDialog(undefined)}
        {...(dialog === 'close'
          ? {
              title: fillMessage(messages.closeTitle, { name: settings.shop.name }),
              text: messages.closeText,
              submit: messages.close,
              isDangerous: true,
              onConfirm: async () => {
                await store.close().catch((error: unknown) => {
                  throw explainOpen(toProblem(error));
                });
                if (host.element) toast(host.element, messages.closed, 'success');
              },
            }
          : {
              title: messages.offlineTitle,
              text: messages.offlineText,
              submit: messages.takeOffline,
              onConfirm: () => become({ state: 'draft' }, messages.offlineDone),
            })}
      />
      <AwayDialog
        isWanted={dialog === 'away'}
        isOpen={dialog === 'away'}
        away={isAway ? settings.away : null}
        onClose={() => setDialog(undefined)}
        onSend={(away) => become({ state: 'away', away }, messages.awaySaved)}
      />
    </>
  );
}
