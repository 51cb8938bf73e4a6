import { type ReactNode, useEffect, useRef } from 'react';
import './unsubscribe.css';

interface OutcomeProps {
  readonly title: string;
  readonly text: string;
  readonly way: ReactNode;
  /** Takes the focus of the button that was pressed, and is gone. */
  readonly isFocused?: boolean;
}

/** How it ended, and a way on. */
export function UnsubscribeOutcome({ title, text, way, isFocused = false }: OutcomeProps) {
  const said = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isFocused) said.current?.focus();
  }, [isFocused]);

  return (
    <>
      <p ref={said} role="status" className="unsubscribe-said" tabIndex={-1}>
        {title}
      </p>
      <p className="unsubscribe-note">{text}</p>
      <p>{way}</p>
    </>
  );
}
