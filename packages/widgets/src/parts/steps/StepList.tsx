import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Check } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { stepsMessages } from './messages.ts';
import { isReachable, type Step } from './step-rules.ts';

interface StepListProps {
  readonly steps: readonly Step[];
  readonly current: Step;
  readonly onGo: (id: string) => void;
}

/** All steps: which are done, which one shows and which can be gone to. */
export function StepList({ steps, current, onGo }: StepListProps) {
  const messages = useMessages(stepsMessages);
  return (
    <ol className="step-list" aria-label={messages.steps}>
      {steps.map((step, index) => {
        const { id, title, isDone, isTicked = isDone } = step;
        const isCurrent = step === current;
        return (
          <li
            key={id}
            className={classNames('step', isTicked && 'is-done', isCurrent && 'is-current')}
          >
            <button
              type="button"
              disabled={!isReachable(steps, id)}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => !isCurrent && onGo(id)}
            >
              <span className="step-mark" aria-hidden="true">
                {isTicked ? <Icon node={Check} size={16} /> : index + 1}
              </span>
              <span className="step-title" aria-hidden="true">
                {title}
              </span>
              <span className="visually-hidden">
                {isTicked ? fillMessage(messages.done, { title }) : title}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
