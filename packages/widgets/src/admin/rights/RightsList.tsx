import { actionLabels } from '@boardwalk/sdk-core/access/action-labels';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { useMessages } from '../../element/mount/widget-context.ts';
import './rights.css';

/** What somebody may do, each right in a frame of its own. */
export function RightsList({ rights }: { readonly rights: readonly Action[] }) {
  const labels = useMessages(actionLabels);
  return (
    <ul className="rights-list">
      {rights.map((right) => (
        <li key={right} className={right === 'administration' ? 'right is-all' : 'right'}>
          {labels[right]}
        </li>
      ))}
    </ul>
  );
}
