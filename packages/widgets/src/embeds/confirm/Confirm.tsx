import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What it does. */
  readonly text: string;
  /** A verb with its object. */
  readonly submit: string;
  readonly labels: { readonly cancel: string; readonly close: string };
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something that can't be taken back. */
export function Confirm({ title, text, submit, labels, act, onClose }: ConfirmProps) {
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
    <Dialog isOpen={true} onClose={onClose} title={title} closeLabel={labels.close}>
      <div className="confirm">
        {typeof state !== 'string' && <FormAlert>{state.message}</FormAlert>}
        <p>{text}</p>
        <div className="confirm-actions">
          <Button
            variant="primary"
            aria-disabled={state === 'acting' || undefined}
            onClick={() => void confirm()}
          >
            {submit}
          </Button>
          <Button onClick={onClose}>{labels.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
