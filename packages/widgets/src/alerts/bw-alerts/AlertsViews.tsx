import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { createRulesStore } from '@boardwalk/sdk-core/alerts/own/rules-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { frequencyOf } from '@boardwalk/sdk-core/mailing/preferences/frequency-of';
import { createPreferencesStore } from '@boardwalk/sdk-core/mailing/preferences/preferences-store';
import type { RuleId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createElement, useRef, useState } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AlertsContent, Places } from './AlertsContent.tsx';
import { type AlertsContext, type AlertsScope, AlertsScopeContext } from './alerts-scope.ts';
import { FavouriteNews, searchSummaryParts } from './later-parts.ts';
import { BackToAlerts } from './list/BackToAlerts.tsx';
import { MailOff } from './list/MailOff.tsx';
import { RuleList } from './list/RuleList.tsx';
import { useFocusTarget } from './use-focus-target.ts';
import './alerts.css';

const FoundRule = lazyParts(() => import('./matches/AlertMatchesView.tsx')).component(
  'AlertMatchesView',
  {
    Place: Places,
    Missing: PartMissing,
  },
);

/** The alerts of one person, or what one of them has found. */
export function AlertsViews({ context }: { readonly context: AlertsContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(alertsMessages);
  const [rules] = useState(() => createRulesStore(env));
  const mail = useRemote(env.store(createPreferencesStore));
  const listed = useRemote(rules);
  const preferences = lastValue(mail);
  // What alerts say of mail would be wrong until then.
  const isMailKnown = preferences !== undefined || mail.state === 'failed';
  const remote = isMailKnown ? listed : ({ state: 'loading' } as const);
  const [said, setSaid] = useState({ count: 0, text: '' });
  const root = useRef<HTMLElement>(null);
  // The contract brands what addresses have as numbers.
  const open = attributes.alert as RuleId | undefined;
  const rule = lastValue(listed)?.find(({ id }) => id === open);
  searchSummaryParts.useParts(true);

  const scope: AlertsScope = {
    ...{ rules, open, level: attributes.headingLevel, onlyNew: attributes.onlyNew },
    mail: preferences ? frequencyOf(preferences, 'alerts.news') : 'at-once',
    say: (text) => setSaid(({ count }) => ({ count: count + 1, text })),
    ...useFocusTarget(root, open),
    showOnlyNew: (onlyNew) => setAttributes({ onlyNew }),
    go: (id) => setAttributes({ alert: id, onlyNew: undefined }, 'push'),
  };
  return (
    <AlertsScopeContext value={scope}>
      <section ref={root} className="alerts">
        {open !== undefined && <BackToAlerts />}
        {createElement(
          `h${scope.level}`,
          { className: 'alerts-heading', part: 'heading', tabIndex: -1 },
          rule?.name ?? messages.heading,
        )}
        <p role="status" className="visually-hidden">
          <span key={said.count}>{said.text}</span>
        </p>
        {scope.mail === 'never' && <MailOff />}
        <AlertsContent remote={remote} onRetry={() => void rules.reload()}>
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
        </AlertsContent>
      </section>
    </AlertsScopeContext>
  );
}
