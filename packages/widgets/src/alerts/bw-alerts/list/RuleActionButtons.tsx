import { canLook } from '@boardwalk/sdk-core/alerts/own/alert-rule-actions-store';
import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../../parts/remote-state/PlaceRows.tsx';
import { useRuleActions } from './use-rule-actions.ts';
import '../alerts.css';

const EditRule = lazyParts(() => import('../edit/EditRule.tsx')).component('EditRule', {
  Place: () => <PlaceRows rows={4} />,
  Missing: PartMissing,
});

interface RuleActionsProps {
  readonly rule: AlertRule;
  /** Id of its name, as every row has the same buttons. */
  readonly describedBy: string;
}

/** What can be done with an alert; it is changed in place. */
export function RuleActionButtons({ rule, describedBy }: RuleActionsProps) {
  const messages = useMessages(alertsMessages);
  const deeds = useRuleActions();
  const [isEdited, setEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
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
        <Button
          {...common}
          ref={editButton}
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          {messages.edit}
        </Button>
        {rule.pausedFor === null ? (
          <Button {...common} onClick={() => void deeds.pause(rule)}>
            {messages.pause}
          </Button>
        ) : (
          <Button {...common} onClick={() => void deeds.resume(rule)}>
            {messages.resume}
          </Button>
        )}
        {canLook(rule) && (
          <Button {...common} onClick={() => void deeds.test(rule)}>
            {messages.test}
          </Button>
        )}
        <Button {...common} onClick={() => void deeds.delete(rule)}>
          {messages.delete}
        </Button>
      </div>
      {isEdited && <EditRule rule={rule} onClose={close} />}
    </>
  );
}
