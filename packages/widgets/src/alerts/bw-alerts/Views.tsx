import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { createRulesStore } from '@boardwalk/sdk-core/alerts/own/rules-store';
import type { Rule } from '@boardwalk/sdk-core/alerts/schemas';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { RuleId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createElement, useRef, useState } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';
import { type AlertsContext, type AlertsScope, AlertsScopeContext } from './alerts-scope.ts';
import { RuleList } from './list/RuleList.tsx';
import { useFocusTarget } from './use-focus-target.ts';

const FoundRule = lazyParts(() => import('./found/FoundRule.tsx')).component('FoundRule', {
  Place: () => <PlaceRows rows={4} />,
  Missing: PartMissing,
});
const DeleteDialog = lazyParts(() => import('./list/DeleteDialog.tsx')).component('DeleteDialog');

/** The alerts of one person, or what one of them has found. */
export function Views({ context }: { readonly context: AlertsContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(alertsMessages);
  const [rules] = useState(() => createRulesStore(env));
  const remote = useFollowed(rules);
  const [asked, setAsked] = useState<Rule>();
  const root = useRef<HTMLElement>(null);
  // The contract brands what addresses have as numbers.
  const open = attributes.alert as RuleId | undefined;
  const rule = lastValue(remote)?.find(({ id }) => id === open);

  const scope: AlertsScope = {
    ...{ rules, level: attributes.headingLevel, onlyNew: attributes.onlyNew },
    ...useFocusTarget(root, open),
    showOnlyNew: (onlyNew) => setAttributes({ onlyNew }),
    go: (id) => setAttributes({ alert: id, onlyNew: undefined }, 'push'),
    askDelete: setAsked,
  };
  return (
    <AlertsScopeContext value={scope}>
      <section ref={root} className="alerts">
        {createElement(
          `h${scope.level}`,
          { className: 'alerts-heading', part: 'heading', tabIndex: -1 },
          rule?.name ?? messages.heading,
        )}
        <RemoteContent remote={remote} rows={4} onRetry={() => void rules.reload()}>
          {(all) =>
            open === undefined ? <RuleList rules={all} /> : <FoundRule key={open} rule={rule} />
          }
        </RemoteContent>
        {asked && <DeleteDialog rule={asked} onClose={() => setAsked(undefined)} />}
      </section>
    </AlertsScopeContext>
  );
}
