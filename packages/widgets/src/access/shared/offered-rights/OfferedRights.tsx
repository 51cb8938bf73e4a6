import { actionLabels } from '@boardwalk/sdk-core/access/action-labels';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import './offered-rights.css';

interface OfferedRightsProps {
  /** Of the rights. */
  readonly label: string;
  readonly rights: readonly Action[];
  /** More terms and what they say. */
  readonly children?: ReactNode;
}

/** What somebody is offered, or has, as a list of terms. */
export function OfferedRights({ label, rights, children }: OfferedRightsProps) {
  const actions = useMessages(actionLabels);
  return (
    <dl className="offered-rights">
      <dt>{label}</dt>
      <dd>{rights.map((action) => actions[action]).join(', ')}</dd>
      {children}
    </dl>
  );
}
