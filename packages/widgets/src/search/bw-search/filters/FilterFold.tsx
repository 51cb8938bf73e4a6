import { ChevronDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import './filters.css';

interface FilterFoldProps {
  readonly label: string;
  /** Whether the filter is set: then it begins unfolded. */
  readonly isSet: boolean;
  readonly children: ReactNode;
}

/** A filter that few ask for, by its name alone until somebody opens it. */
export function FilterFold({ label, isSet, children }: FilterFoldProps) {
  // What somebody has opened stays so, whatever is chosen in it.
  const [isOpen] = useState(isSet);
  return (
    <details className="filter-fold" open={isOpen}>
      <summary>
        {label}
        <Icon node={ChevronDown} size={16} />
      </summary>
      {children}
    </details>
  );
}
