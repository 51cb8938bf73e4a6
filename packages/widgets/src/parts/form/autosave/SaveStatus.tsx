import { useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { formMessages } from '../messages.ts';
import css from './save-status.css?inline';
import type { FormAutosave } from './use-autosave.ts';

interface SaveStatusProps {
  readonly autosave: FormAutosave;
  /** Said once it is saved, where there is more to say. */
  readonly savedMessage?: string | undefined;
}

/** Whether what is filled in is saved, said in passing: the last row of such a form. */
export function SaveStatus({ autosave, savedMessage }: SaveStatusProps) {
  const messages = useMessages(formMessages);
  const row = useRef<HTMLDivElement>(null);
  useStyles(row, css);
  const { state } = autosave;
  const text = {
    untouched: '',
    waiting: '',
    saving: messages.saving,
    saved: savedMessage ?? messages.saved,
    kept: messages.kept,
    failed: messages.notSaved,
  }[state];
  return (
    <div ref={row} className="form-saving">
      <p role="status" className={state === 'failed' ? 'is-failed' : undefined}>
        {text}
      </p>
      {(state === 'failed' || state === 'kept') && (
        <Button variant="quiet" onClick={() => void autosave.flush()}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
