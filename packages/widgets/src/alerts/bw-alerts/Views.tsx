import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { createRulesStore } from '@boardwalk/sdk-core/alerts/own/rules-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { RuleId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createElement, useRef, useState } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';
import { type AlertsContext, type AlertsScope, AlertsScopeContext } from './alerts-scope.ts';
import { Content, Places } from './Content.tsx';
import { FavouriteNews } from './later-parts.ts';
import { RuleList } from './list/RuleList.tsx';
import { useFocusTarget } from './use-focus-target.ts';

const FoundRule = lazyParts(() => import('./found/FoundRule.tsx')).component('FoundRule', {
  Place: Places,
  Missing: PartMissing,
});

/** The alerts of one person, or what one of them has found. */
export function Views({ context }: { readonly context: AlertsContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(alertsMessages);
  const [rules] = useState(() => createRulesStore(env));
  const remote = useFollowed(rules);
  const root = useRef<HTMLElement>(null);
  // The contract brands what addresses have as numbers.
  const open = attributes.alert as RuleId | undefined;
  const rule = lastValue(remote)?.find(({ id }) => id === open);

  const scope: AlertsScope = {
    ...{ rules, level: attributes.headingLevel, onlyNew: attributes.onlyNew },
    ...useFocusTarget(root, open),
    showOnlyNew: (onlyNew) => setAttributes({ onlyNew }),
    go: (id) => setAttributes({ alert: id, onlyNew: undefined }, 'push'),
  };
  return (
    <AlertsScopeContext value={scope}>
      <section ref={root} className="alerts">
        {createElement(
          `h${scope.level}`,
          { className: 'alerts-heading', part: 'heading', tabIndex: -1 },
          rule?.name ?? messages.heading,
        )}
        <Content remote={remote} onRetry={() => void rules.reload()}>
          {(all) =>
            open === undefined ? (
              <>
                <RuleList rules={all} />
                <FavouriteNews />
              </>
            ) : (
              <FoundRule key={open} rule={rule} />
            )
          }
        </Content>
      </section>
    </AlertsScopeContext>
  );
}
