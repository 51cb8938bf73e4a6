import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { latestFirst } from '@boardwalk/sdk-core/alerts/own/rules-store';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { alerts, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { Bell } from 'lucide';
import { createElement, useEffect, useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { useAlerts } from '../alerts-scope.ts';
import { DeletedRow, RuleActions } from '../later-parts.ts';
import { RuleFacts } from './RuleFacts.tsx';
import '../../../kit/button/button.css';
import '../alerts.css';

/** Somebody’s alerts, the latest first, and in the place of those that they deleted the way back. */
export function RuleList({ rules }: { readonly rules: readonly AlertRule[] }) {
  const messages = useMessages(alertsMessages);
  const { rules: store, settleFocus } = useAlerts();
  // One that came back elsewhere is among the rules again.
  const deleted = useStore(store.$deleted).filter(({ id }) => !rules.some((one) => one.id === id));
  useEffect(settleFocus);
  const search = searchCategory({ category: 'listing' });
  const rows = (
    <ul className="alerts-rules" part="list" aria-label={messages.list}>
      {latestFirst([...rules, ...deleted]).map((rule) =>
        deleted.includes(rule) ? (
          <li key={rule.id} className="alerts-deleted" data-rule={rule.id}>
            <DeletedRow rule={rule} />
          </li>
        ) : (
          <RuleRow key={rule.id} rule={rule} />
        ),
      )}
    </ul>
  );
  if (rules.length === 0) {
    return (
      <>
        {deleted.length > 0 && rows}
        <EmptyState
          icon={Bell}
          title={deleted.length > 0 ? messages.noneLeft : messages.none}
          advice={messages.noneAdvice}
        >
          <RouteLink className="button button-primary" route={search}>
            {messages.search}
          </RouteLink>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <p className="alerts-lead">
        {messages.lead} <RouteLink route={search}>{messages.search}</RouteLink>
      </p>
      {rules.length >= mostRules && (
        <p className="alerts-note" role="status">
          {fillMessage(messages.full, { count: rules.length })}
        </p>
      )}
      {rows}
    </>
  );
}

function RuleRow({ rule }: { readonly rule: AlertRule }) {
  const { level, go } = useAlerts();
  const id = useId();
  return (
    <li className="alerts-rule" data-rule={rule.id}>
      {createElement(
        `h${level + 1}`,
        { id, className: 'alerts-name' },
        <RouteLink route={alerts({}, { alert: rule.id })} onFollow={() => go(rule.id)}>
          {rule.name}
        </RouteLink>,
      )}
      <RuleFacts rule={rule} />
      <RuleActions rule={rule} describedBy={id} />
    </li>
  );
}
