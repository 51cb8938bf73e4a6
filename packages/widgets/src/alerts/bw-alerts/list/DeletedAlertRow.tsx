import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Undo2 } from 'lucide';
import { useEffect, useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useAlerts } from '../alerts-scope.ts';
import { useRuleActions } from './use-rule-actions.ts';

/** In the place of an alert that was deleted: the way back. */
export function DeletedAlertRow({ rule }: { readonly rule: AlertRule }) {
  const messages = useMessages(alertsMessages);
  const deeds = useRuleActions();
  const { settleFocus } = useAlerts();
  useEffect(settleFocus);
  const id = useId();
  return (
    <>
      <p id={id}>{fillMessage(messages.deleted, { name: rule.name })}</p>
      <Button
        variant="quiet"
        icon={Undo2}
        aria-describedby={id}
        aria-disabled={deeds.isBusy || undefined}
        onClick={() => void deeds.restore(rule)}
      >
        {messages.undo}
      </Button>
    </>
  );
}
