import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { openingHoursMessages } from './messages.ts';
import { days } from './week.ts';
import './opening-hours-field.css';

interface CopyDayProps {
  readonly day: number;
  readonly nameOf: (day: number) => string;
  readonly onCopy: (to: readonly number[]) => void;
}

/** Takes the hours of a day over to others, which are ticked in what the line opens. */
export function CopyDay({ day, nameOf, onCopy }: CopyDayProps) {
  const messages = useMessages(openingHoursMessages);
  const details = useRef<HTMLDetailsElement>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);

  function copy() {
    onCopy(chosen);
    setChosen([]);
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={details} className="hours-copy">
      <summary>{messages.copy}</summary>
      <div>
        {days
          .filter((other) => other !== day)
          .map((other) => (
            <Checkbox
              key={other}
              isChecked={chosen.includes(other)}
              onChange={(isChosen) =>
                setChosen(
                  isChosen ? [...chosen, other].sort() : chosen.filter((one) => one !== other),
                )
              }
            >
              {nameOf(other)}
            </Checkbox>
          ))}
        <Button disabled={chosen.length === 0} onClick={copy}>
          {messages.copyNow}
        </Button>
      </div>
    </details>
  );
}
