import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites-messages';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { useMessages } from '../../element/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What it does. */
  readonly text: string;
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something that can't be taken back. */
export function Confirm({ title, text, act, onClose }: ConfirmProps) {
  const messages = useMessages(sitesMessages);
  const [state, setState] = useState<'asking' | 'acting' | Problem>('asking');

  async function confirm(): Promise<void> {
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
    <Dialog isOpen={true} onClose={onClose} title={title} closeLabel={messages.close}>
      <div className="embeds-confirm">
        {typeof state !== 'string' && <FormAlert>{state.message}</FormAlert>}
        <p>{text}</p>
        <div className="embeds-row">
          <Button
            variant="primary"
            aria-disabled={state === 'acting' || undefined}
            onClick={() => void confirm()}
          >
            {title}
          </Button>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
