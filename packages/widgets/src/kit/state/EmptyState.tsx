import { SearchX } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconNode } from '../icon/Icon.tsx';
import './state.css';

interface EmptyStateProps {
  /** One sentence. */
  readonly title: string;
  /** What to make of it, where the title alone leaves that open. */
  readonly advice?: string;
  /** What is missing, drawn; defaults to a search without a match. */
  readonly icon?: IconNode;
  /** Ways out. */
  readonly children?: ReactNode;
}

/** Nothing there: one drawing, one sentence, the ways out. */
export function EmptyState({ title, advice, icon = SearchX, children }: EmptyStateProps) {
  return (
    <div className="state">
      <span className="state-drawing">
        <Icon node={icon} size={56} />
      </span>
      <p className="state-title">{title}</p>
      {advice !== undefined && <p className="state-advice">{advice}</p>}
      {children !== undefined && <div className="state-actions">{children}</div>}
    </div>
  );
}
