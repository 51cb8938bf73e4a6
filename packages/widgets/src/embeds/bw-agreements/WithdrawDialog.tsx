import { agreementsMessages } from '@boardwalk/sdk-core/embeds/agreements-messages';
import type { Agreement } from '@boardwalk/sdk-core/embeds/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { useMessages } from '../../element/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';

interface WithdrawDialogProps {
  readonly agreement: Agreement;
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an agreement is taken back. */
export function WithdrawDialog({ agreement, act, onClose }: WithdrawDialogProps) {
  const messages = useMessages(agreementsMessages);
  const [state, setState] = useState<'asking' | 'acting' | Problem>('asking');
  const { siteName: site, origin } = agreement;

  async function withdraw(): Promise<void> {
    if (state === 'acting') return;
    setState('acting');
    try {
      await act();
      onClose();
    } catch (error) {
      setState(toProblem(error));
    }
  }

  return (
    <Dialog
      isOpen={true}
      onClose={onClose}
      title={messages.withdrawTitle}
      closeLabel={messages.close}
    >
      <div className="agreements-confirm">
        {typeof state !== 'string' && <FormAlert>{state.message}</FormAlert>}
        <p>{fillMessage(messages.withdrawText, { site, origin })}</p>
        <div className="agreements-actions">
          <Button
            variant="primary"
            aria-disabled={state === 'acting' || undefined}
            onClick={() => void withdraw()}
          >
            {messages.withdraw}
          </Button>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
