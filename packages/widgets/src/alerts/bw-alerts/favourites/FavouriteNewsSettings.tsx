import { frequencyLabels } from '@boardwalk/sdk-core/alerts/choices/choice-labels';
import { favouriteAlertsMessages } from '@boardwalk/sdk-core/alerts/favourites/favourite-alerts-messages';
import { createFavouriteAlertsStore } from '@boardwalk/sdk-core/alerts/favourites/favourite-alerts-store';
import type { FavouriteAlerts } from '@boardwalk/sdk-core/alerts/favourites/schemas';
import { ruleFrequencies } from '@boardwalk/sdk-core/alerts/news';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useEffect, useId, useRef } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { OfflineBar } from '../../../kit/state/OfflineBar.tsx';
import { remoteMessages } from '../../../parts/remote-state/messages.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useAlertToasts } from '../list/use-alert-toasts.ts';
import './favourite-news.css';

/**
 * Shows whether mail reports on the user's favourites, and how soon; what is chosen shows at once.
 */
export function FavouriteNewsSettings() {
  const env = useEnvironment();
  const messages = env.messages(favouriteAlertsMessages);
  const { tellFailure } = useAlertToasts();
  const store = env.store(createFavouriteAlertsStore);
  const remote = useRemote(store);
  const chosen = lastValue(remote);
  const place = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  useEffect(() => {
    if (!hasRetried.current || remote.state === 'loading') return;
    // The button that requested it again is gone, and the focus with it.
    hasRetried.current = false;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [remote.state]);

  function retry() {
    hasRetried.current = true;
    void store.reload();
  }

  return (
    <div ref={place} className="alerts-favourites" part="favourites">
      {chosen ? (
        <Choice
          chosen={chosen}
          onChoose={(choice) => void store.change(choice).catch(tellFailure)}
        />
      ) : (
        remote.state === 'failed' && (
          <OfflineBar retryLabel={env.messages(remoteMessages).retry} onRetry={retry}>
            {messages.unreachable}
          </OfflineBar>
        )
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly chosen: FavouriteAlerts;
  readonly onChoose: (choice: Partial<FavouriteAlerts>) => void;
}

function Choice({ chosen: { isOn, frequency }, onChoose }: ChoiceProps) {
  const { messages: read } = useEnvironment();
  const messages = read(favouriteAlertsMessages);
  const frequencies = read(frequencyLabels);
  const helpId = useId();
  return (
    <>
      <Checkbox isChecked={isOn} helpId={helpId} onChange={(next) => onChoose({ isOn: next })}>
        {messages.tell}
      </Checkbox>
      <p id={helpId} className="alerts-favourites-help">
        {messages.tellHelp}
      </p>
      {isOn && (
        <Select
          label={messages.frequency}
          choices={ruleFrequencies.map((value) => ({ value, label: frequencies[value] }))}
          value={frequency}
          onPick={(picked) => {
            const next = ruleFrequencies.find((value) => value === picked);
            if (next) onChoose({ frequency: next });
          }}
        />
      )}
    </>
  );
}
