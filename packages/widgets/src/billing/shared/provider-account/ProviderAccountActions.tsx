import { processorsMessages } from '@boardwalk/sdk-core/billing/connect/connect-messages';
import { createPaymentRedirect } from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import { stageOf } from '@boardwalk/sdk-core/billing/connect/requirements';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { countryOfLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import type { ProviderAccountProps } from './provider-account-props.ts';
import '../../../kit/form/form.css';
import './provider-account.css';

type Doing = { readonly what: 'nothing' | 'leaving' | 'reading'; readonly fault?: string };

/** Leads to the provider's pages, to begin an account or go on with it, and reloads it there. */
export function ProviderAccountActions(props: ProviderAccountProps) {
  const { store, account, action, onLeave } = props;
  const { env, host } = useWidget();
  const locale = useLocale();
  const messages = env.messages(processorsMessages);
  const explain = useExplanation();
  const [chosen, setChosen] = useState(() => countryOfLocale(locale));
  const [doing, setDoing] = useState<Doing>({ what: 'nothing' });
  const stage = stageOf(account);
  const isBusy = doing.what !== 'nothing';

  async function act(what: 'leaving' | 'reading', deed: () => Promise<void>) {
    if (isBusy) return;
    setDoing({ what });
    try {
      await deed();
      setDoing({ what: 'nothing' });
    } catch (error) {
      const problem = toProblem(error);
      const isOther = problem.code === 'conflict';
      const cause = isOther ? messages.conflict : explain(problem);
      setDoing({ what: 'nothing', fault: fillMessage(messages.failed, { cause }) });
      if (isOther) await store.reload();
    }
  }

  async function leave() {
    const url = await store.begin(account?.country ?? chosen);
    createPaymentRedirect(env.clock).set(action);
    onLeave(url);
  }

  async function refresh(accountId: string) {
    await store.refresh(accountId);
    if (host.element) toast(host.element, messages.refreshed);
  }

  return (
    <div className="form">
      {!account && (
        <Select
          label={messages.country}
          help={messages.countryHelp}
          choices={countries.map((value) => ({ value, label: messages[`country.${value}`] }))}
          value={chosen}
          onPick={(value) => setChosen(countries.find((one) => one === value) ?? chosen)}
        />
      )}
      {doing.fault !== undefined && <FormAlert>{doing.fault}</FormAlert>}
      <div className="provider-account-actions">
        {stage !== 'ready' && stage !== 'checked' && (
          <Button
            variant="primary"
            aria-disabled={isBusy || undefined}
            onClick={() => void act('leaving', leave)}
          >
            {doing.what === 'leaving'
              ? messages.leaving
              : account
                ? messages.continue
                : messages.begin}
          </Button>
        )}
        {account && (
          <Button
            aria-disabled={isBusy || undefined}
            onClick={() => void act('reading', () => refresh(account.id))}
          >
            {messages.refresh}
          </Button>
        )}
      </div>
    </div>
  );
}
