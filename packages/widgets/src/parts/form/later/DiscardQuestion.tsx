import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { formMessages } from '../messages.ts';
import './discard-question.css';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Milliseconds in which nobody reads the question: a press was meant for what stood there before. */
const unread = 500;

/** Asks before a form is closed with what was not saved; the focus begins on the way back. */
export function DiscardQuestion({ onDiscard, onStay }: DiscardQuestionProps) {
  const messages = useMessages(formMessages);
  const place = useRef<HTMLDivElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [since] = useState(() => performance.now());

  useEffect(() => {
    const root = place.current?.getRootNode() as Document | ShadowRoot | undefined;
    // What has the focus can be given it again.
    const before = root?.activeElement as HTMLElement | null | undefined;
    stay.current?.focus();
    return () => {
      if (before?.isConnected) before.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields, which this is not
    <div ref={place} className="form-discard" role="group" aria-labelledby={id}>
      <p id={id}>{messages.discardQuestion}</p>
      <Button onClick={() => performance.now() - since > unread && onDiscard()}>
        {messages.discard}
      </Button>
      <Button ref={stay} variant="primary" onClick={onStay}>
        {messages.keepEditing}
      </Button>
    </div>
  );
}
