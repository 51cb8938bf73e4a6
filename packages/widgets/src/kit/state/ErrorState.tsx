import { CloudOff, RotateCw } from 'lucide';
import type { MouseEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import './state.css';

interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly advice: string;
  readonly retryLabel: string;
  /** Absent where another try can't help. */
  readonly onRetry?: ((press: MouseEvent<HTMLElement>) => void) | undefined;
}

/** What happened, what to do, and another try. */
export function ErrorState({ title, advice, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <span className="state-drawing">
        <Icon node={CloudOff} size={56} />
      </span>
      <p className="state-title">{title}</p>
      <p className="state-advice">{advice}</p>
      {onRetry && (
        <div className="state-actions">
          <Button icon={RotateCw} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
