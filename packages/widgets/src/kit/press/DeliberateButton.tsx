import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../style/class-names.ts';
import { createPressGuard } from './press-guard.ts';
import './press.css';

interface DeliberateButtonProps extends ComponentProps<typeof Button> {
  /** What is said where a press came too soon to count. */
  readonly tooSoon: string;
}

/**
 * A button whose one press settles something that another window could have led to: it counts once
 * its own window has been in front of somebody for a moment.
 */
export function DeliberateButton(props: DeliberateButtonProps) {
  const { tooSoon, className, onClick, 'aria-disabled': isOff, ...rest } = props;
  const [guard] = useState(createPressGuard);
  const [isArmed, setArmed] = useState(false);
  const [isEarly, setEarly] = useState(false);
  useEffect(() => guard.watch(setArmed), [guard]);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    const isMeant = guard.counts(event);
    setEarly(!isMeant);
    if (isMeant) onClick?.(event);
    else event.preventDefault();
  }

  return (
    <>
      <Button
        {...rest}
        className={classNames('deliberate', className)}
        aria-disabled={isOff || !isArmed || undefined}
        onClick={press}
      />
      {isEarly && (
        <p className="press-hint" role="status">
          {tooSoon}
        </p>
      )}
    </>
  );
}
