import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import type { Rule } from '@boardwalk/sdk-core/alerts/schemas';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../../parts/remote-state/PlaceRows.tsx';
import { useDeeds } from './use-deeds.ts';

const EditRule = lazyParts(() => import('../edit/EditRule.tsx')).component('EditRule', {
  Place: () => <PlaceRows rows={4} />,
  Missing: PartMissing,
});
const DeleteDialog = lazyParts(() => import('./DeleteDialog.tsx')).component('DeleteDialog');

interface RuleActionsProps {
  readonly rule: Rule;
  /** Id of its name, as every row has the same buttons. */
  readonly describedBy: string;
}

/** What can be done with an alert; it is changed in place. */
export function RuleActions({ rule, describedBy }: RuleActionsProps) {
  const messages = useMessages(alertsMessages);
  const deeds = useDeeds();
  const [isEdited, setEdited] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { pausedFor } = rule;
  const canLook = pausedFor === null || pausedFor === 'owner';
  const common = {
    variant: 'quiet',
    'aria-describedby': describedBy,
    'aria-disabled': deeds.isBusy || undefined,
  } as const;

  function close() {
    setEdited(false);
    editButton.current?.focus();
  }

  return (
    <>
      <div className="alerts-actions">
        <Button {...common} ref={editButton} onClick={() => setEdited(!isEdited)}>
          {isEdited ? messages.cancel : messages.edit}
        </Button>
        {pausedFor === null ? (
          <Button {...common} onClick={() => void deeds.pause(rule)}>
            {messages.pause}
          </Button>
        ) : (
          <Button {...common} onClick={() => void deeds.resume(rule)}>
            {messages.resume}
          </Button>
        )}
        {canLook && (
          <Button {...common} onClick={() => void deeds.test(rule)}>
            {messages.test}
          </Button>
        )}
        <Button
          {...common}
          onClick={({ currentTarget }) =>
            canLook ? void deeds.delete(rule, neighbourOf(currentTarget)) : setAsked(true)
          }
        >
          {messages.delete}
        </Button>
      </div>
      {isAsked && <DeleteDialog rule={rule} onClose={() => setAsked(false)} />}
      {isEdited && <EditRule rule={rule} onClose={close} />}
    </>
  );
}

/** The alert in the row after that of a button, or before it; undefined where there is no other. */
function neighbourOf(button: Element): Rule['id'] | undefined {
  const row = button.closest('[data-rule]');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const id = next?.getAttribute('data-rule');
  // A row was given the number of its alert.
  return id ? (Number(id) as Rule['id']) : undefined;
}
