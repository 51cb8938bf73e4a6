import {
  createProcessorsStore,
  type PaymentProcessors,
  type ProcessorsStore,
} from '@boardwalk/sdk-core/billing/connect/processors-store';
import { stageOf } from '@boardwalk/sdk-core/billing/connect/requirements';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { registrationMessages } from '@boardwalk/sdk-core/shops/own/registration-messages';
import { createOwnShopsStore } from '@boardwalk/sdk-core/shops/own-shops-store';
import type { OwnShop } from '@boardwalk/sdk-core/shops/schemas';
import { createShop, shopSettings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
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
  const shops = lastValue(useRemote(env.store(createOwnShopsStore)))?.filter(isOpenToWork) ?? [];
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
            <AccountStep {...{ context, store, found }} hasShop={shops.length > 0} />
            <ShopStep
              level={attributes.headingLevel + 1}
              shops={shops}
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
  readonly hasShop: boolean;
}

function AccountStep({ context, store, found, hasShop }: AccountStepProps) {
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
          action={hasShop ? 'shop_account' : 'shop_registration'}
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
  readonly shops: readonly OwnShop[];
  readonly account: PaymentProcessors['accounts'][number] | undefined;
  readonly isProfileMissing: boolean;
}

function ShopStep({ level, shops, account, isProfileMissing }: ShopStepProps) {
  const messages = useMessages(registrationMessages);
  const mayCreate = account !== undefined && !isProfileMissing;
  const isReady = stageOf(account) === 'ready';
  return (
    <RegistrationStep level={level} title={messages.shop} isDone={shops.length > 0}>
      {shops.length > 0 ? (
        <ul className="registration-shops">
          {shops.map(({ id, name }) => (
            <li key={id}>
              <RouteLink route={shopSettings({ shopId: id })}>{name}</RouteLink>
            </li>
          ))}
        </ul>
      ) : (
        <p>{messages.shopText}</p>
      )}
      {!mayCreate && <p className="registration-note">{messages.shopFirst}</p>}
      {mayCreate && !isReady && <p className="registration-note">{messages.shopUnready}</p>}
      {mayCreate && (
        <p>
          <RouteLink
            route={createShop({})}
            className={
              isReady && shops.length === 0 ? 'button button-primary' : 'button button-secondary'
            }
          >
            {shops.length > 0 ? messages.anotherShop : messages.shopLink}
          </RouteLink>
        </p>
      )}
    </RegistrationStep>
  );
}

/** Whether it is one's own, and not over: what it takes to sell is for its owner to do. */
function isOpenToWork({ isOwner, state }: OwnShop): boolean {
  return isOwner && state !== 'closed';
}
