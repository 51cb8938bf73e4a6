import { WifiOff } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import './state.css';

interface OfflineBarProps {
  /** Says that what shows is the last that arrived. */
  readonly children: string;
  readonly retryLabel: string;
  readonly onRetry: (press: MouseEvent<HTMLElement>) => void;
}

/** A quiet bar over data that may be old. */
export function OfflineBar({ children, retryLabel, onRetry }: OfflineBarProps) {
  return (
    <div className="offline-bar" role="status">
      <Icon node={WifiOff} size={16} />
      <span>{children}</span>
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
