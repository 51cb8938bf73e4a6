import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Check, CircleAlert } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { stepsMessages } from './messages.ts';
import { isReachable, type Step } from './step-rules.ts';
import './steps.css';

interface StepListProps {
  readonly steps: readonly Step[];
  readonly current: Step;
  readonly onGo: (id: string) => void;
}

const signs = { done: Check, wrong: CircleAlert } as const;

/** What its sign says: what is wrong with it goes before that it is done. */
function standingOf({ isDone, isTicked = isDone, isWrong }: Step): keyof typeof signs | undefined {
  if (isWrong) return 'wrong';
  return isTicked ? 'done' : undefined;
}

/** All steps: which are done, which one shows and which can be gone to. */
export function StepList({ steps, current, onGo }: StepListProps) {
  const messages = useMessages(stepsMessages);
  return (
    <ol className="step-list" aria-label={messages.steps}>
      {steps.map((step, index) => {
        const { id, title } = step;
        const standing = standingOf(step);
        const isCurrent = step === current;
        const sign = standing && signs[standing];
        return (
          <li
            key={id}
            className={classNames('step', standing && `is-${standing}`, isCurrent && 'is-current')}
          >
            <button
              type="button"
              disabled={!isReachable(steps, id)}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => !isCurrent && onGo(id)}
            >
              <span className="step-mark" aria-hidden="true">
                {sign ? <Icon node={sign} size={standing === 'wrong' ? 24 : 16} /> : index + 1}
              </span>
              <span className="step-title" aria-hidden="true">
                {title}
              </span>
              <span className="visually-hidden">
                {standing ? fillMessage(messages[standing], { title }) : title}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
