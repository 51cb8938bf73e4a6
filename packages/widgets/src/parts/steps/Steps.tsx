import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { stepsMessages } from './messages.ts';
import { StepList } from './StepList.tsx';
import { requireStep, type Step } from './step-rules.ts';
import './steps.css';

interface StepsProps {
  readonly steps: readonly Step[];
  /** The requested step: an attribute with `url: 'push'`, or whatever a store says. */
  readonly current: string;
  /** Sets the attribute or the store. */
  readonly onGo: (id: string) => void;
  /** Whether the step may be left forwards; a form's `validate` shows what is wrong with it. */
  readonly validate?: () => boolean | Promise<boolean>;
  /** Ends the way after its last step. */
  readonly onFinish: () => void;
  readonly finishLabel: string;
  /** Whether it may be ended at any step: what is changed was whole before. */
  readonly isFinishedAnywhere?: boolean;
  /** Takes the focus as another step shows; where it answers false, the heading takes it. */
  readonly focusShown?: () => boolean;
  /** Of the heading of a step; defaults to 2. */
  readonly headingLevel?: number;
  /** What the current step asks. */
  readonly children: ReactNode;
}

/**
 * A way through several steps, one of which shows. Going on puts the focus on the heading of the
 * next, which says where it stands: "Step 2 of 4, Photos".
 */
export function Steps(props: StepsProps) {
  const {
    steps,
    current,
    onGo,
    validate,
    onFinish,
    finishLabel,
    isFinishedAnywhere = false,
    focusShown,
    headingLevel = 2,
    children,
  } = props;
  const messages = useMessages(stepsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const step = requireStep(steps, current);
  const index = steps.indexOf(step);
  const before = steps[index - 1];
  const after = steps[index + 1];
  const shown = useRef(step.id);
  const focus = useEffectEvent(() => {
    if (!focusShown?.()) heading.current?.focus();
  });

  useEffect(() => {
    if (shown.current === step.id) return;
    shown.current = step.id;
    focus();
  }, [step.id]);

  async function goOn() {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      if (validate && !(await validate())) return;
      if (after) onGo(after.id);
      else onFinish();
    } finally {
      setIsLeaving(false);
    }
  }

  return (
    <div className="steps">
      <StepList steps={steps} current={step} onGo={onGo} />
      {createElement(
        `h${headingLevel}`,
        { ref: heading, tabIndex: -1, className: 'steps-heading' },
        <span className="steps-position">
          {fillMessage(messages.position, { number: index + 1, count: steps.length })}
        </span>,
        ` ${step.title}`,
      )}
      {children}
      <div className="steps-end">
        {before && <Button onClick={() => onGo(before.id)}>{messages.back}</Button>}
        <Button
          variant={after && isFinishedAnywhere ? 'secondary' : 'primary'}
          aria-disabled={isLeaving || undefined}
          onClick={() => void goOn()}
        >
          {after ? messages.next : finishLabel}
        </Button>
        {after && isFinishedAnywhere && (
          <Button variant="primary" aria-disabled={isLeaving || undefined} onClick={onFinish}>
            {finishLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
