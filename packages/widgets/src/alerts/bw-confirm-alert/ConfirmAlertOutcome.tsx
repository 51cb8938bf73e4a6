import { type ReactNode, useEffect, useRef } from 'react';
import './confirm-alert.css';

interface OutcomeProps {
  readonly title: string;
  /** What it is about. */
  readonly words?: string;
  readonly text: string;
  readonly further?: string;
  readonly way: ReactNode;
  /** Takes the focus of the button that was pressed, and is gone. */
  readonly isFocused?: boolean;
}

/** How it ended, and a way on. */
export function ConfirmAlertOutcome({
  title,
  words,
  text,
  further,
  way,
  isFocused = false,
}: OutcomeProps) {
  const said = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isFocused) said.current?.focus();
  }, [isFocused]);

  return (
    <>
      <p ref={said} role="status" className="confirm-alert-said" tabIndex={-1}>
        {title}
      </p>
      {words !== undefined && (
        <p className="confirm-alert-words" dir="auto">
          {words}
        </p>
      )}
      <p className="confirm-alert-note">{text}</p>
      {further !== undefined && <p className="confirm-alert-note">{further}</p>}
      <p>{way}</p>
    </>
  );
}
