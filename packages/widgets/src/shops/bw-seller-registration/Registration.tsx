import {
  createProcessorsStore,
  type PaymentProcessors,
  type ProcessorsStore,
} from '@boardwalk/sdk-core/billing/connect/processors-store';
import { stageOf } from '@boardwalk/sdk-core/billing/connect/requirements';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { registrationMessages } from '@boardwalk/sdk-core/shops/own/registration-messages';
import { createShop } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement, useState } from 'react';
import { ProviderAccount } from '../../billing/shared/provider-account/ProviderAccount.tsx';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { useComeBack } from '../../parts/way-back/use-come-back.ts';
import { ProfileStep } from './ProfileStep.tsx';
import { ProviderNote } from './ProviderNote.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';
import type { RegistrationContext } from './registration-context.ts';
import '../../kit/button/button.css';
import './registration.css';

/** The whole of `<bw-seller-registration>`: what selling takes, and how far its reader has come. */
export function Registration({ context }: { readonly context: RegistrationContext }) {
  const { attributes, env } = context;
  const messages = env.messages(registrationMessages);
  const [store] = useState(() => createProcessorsStore(env));
  const remote = useRemote(store);
  const profiles = env.store(createProfileStore);
  const missing = lastValue(useRemote(profiles))?.missing;

  // Profile and account may have been finished in another tab.
  useComeBack(() => {
    if (lastValue(store.$state.get()) === undefined) return;
    void store.reload(true);
    void profiles.reload();
  });

  return (
    <section className="registration">
      <header className="registration-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { className: 'registration-title', part: 'heading' },
          messages.title,
        )}
        <p>{messages.lead}</p>
        <p>{messages.cost}</p>
      </header>
      <RemoteContent remote={remote} rows={5} onRetry={() => void store.reload()}>
        {(found) => (
          <ol className="registration-steps" aria-label={messages.steps}>
            <ProfileStep level={attributes.headingLevel + 1} missing={missing} />
            <AccountStep {...{ context, store, found }} />
            <ShopStep
              level={attributes.headingLevel + 1}
              account={found.accounts[0]}
              isProfileMissing={missing !== undefined && missing.length > 0}
            />
          </ol>
        )}
      </RemoteContent>
    </section>
  );
}

interface AccountStepProps {
  readonly context: RegistrationContext;
  readonly store: ProcessorsStore;
  readonly found: PaymentProcessors;
}

function AccountStep({ context, store, found }: AccountStepProps) {
  const { attributes, env, emit } = context;
  const messages = env.messages(registrationMessages);
  const { processors, accounts } = found;
  const [account] = accounts;
  const isSetUp = processors.some((one) => one.isSetUp);
  const isReady = stageOf(account) === 'ready';
  return (
    <RegistrationStep level={attributes.headingLevel + 1} title={messages.account} isDone={isReady}>
      {!isReady && <ProviderNote processors={processors} />}
      {isSetUp && (
        <ProviderAccount
          store={store}
          account={account}
          action="shop_registration"
          onLeave={(url) => {
            if (emit('bw-provider-opened', { url })) location.assign(url);
          }}
        />
      )}
    </RegistrationStep>
  );
}

interface ShopStepProps {
  readonly level: number;
  readonly account: PaymentProcessors['accounts'][number] | undefined;
  readonly isProfileMissing: boolean;
}

function ShopStep({ level, account, isProfileMissing }: ShopStepProps) {
  const messages = useMessages(registrationMessages);
  const mayCreate = account !== undefined && !isProfileMissing;
  const isReady = stageOf(account) === 'ready';
  return (
    <RegistrationStep level={level} title={messages.shop} isDone={false}>
      <p>{messages.shopText}</p>
      {!mayCreate && <p className="registration-note">{messages.shopFirst}</p>}
      {mayCreate && !isReady && <p className="registration-note">{messages.shopUnready}</p>}
      {mayCreate && (
        <p>
          <RouteLink
            route={createShop({})}
            className={isReady ? 'button button-primary' : 'button button-secondary'}
          >
            {messages.shopLink}
          </RouteLink>
        </p>
      )}
    </RegistrationStep>
  );
}
