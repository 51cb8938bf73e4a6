import { createPaymentRedirect } from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import { createProcessorsStore } from '@boardwalk/sdk-core/billing/connect/processors-store';
import type { ConnectedAccount } from '@boardwalk/sdk-core/billing/connect/schemas';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { createShopMessages } from '@boardwalk/sdk-core/shops/own/create-shop-messages';
import { sellerRegistration } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Landmark } from 'lucide';
import { createElement, useEffect, useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { CreateShopContext } from './create-shop-context.ts';
import { ProfileFirst } from './ProfileFirst.tsx';
import '../../kit/button/button.css';
import './create-shop.css';

const form = lazyParts(() => import('./create-form.ts'));
const CreateShopForm = form.component('CreateShopForm', {
  Place: FormRows,
  Missing: PartMissing,
});

function FormRows() {
  return <PlaceRows rows={8} />;
}

/** The whole of `<bw-create-shop>`: the form, once there is an account that a shop is paid through. */
export function CreateShopWidget({ context }: { readonly context: CreateShopContext }) {
  const { attributes, env } = context;
  const messages = env.messages(createShopMessages);
  const [processors] = useState(() => createProcessorsStore(env));
  const remote = useRemote(processors);

  // It was stored for the way here.
  useEffect(() => createPaymentRedirect(env.clock).clear(), [env.clock]);

  return (
    <section className="create-shop">
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'create-shop-title', part: 'heading', tabIndex: -1 },
        messages.title,
      )}
      <RemoteContent remote={remote} rows={8} onRetry={() => void processors.reload()}>
        {({ accounts: [account] }) =>
          account ? <WithProfile {...{ context, account }} /> : <AccountFirst context={context} />
        }
      </RemoteContent>
    </section>
  );
}

function AccountFirst({ context }: { readonly context: CreateShopContext }) {
  const messages = context.env.messages(createShopMessages);
  return (
    <EmptyState title={messages.noAccount} advice={messages.noAccountText} icon={Landmark}>
      <RouteLink route={sellerRegistration({})} className="button button-primary">
        {messages.begin}
      </RouteLink>
    </EmptyState>
  );
}

interface WithProfileProps {
  readonly context: CreateShopContext;
  readonly account: ConnectedAccount;
}

/** The form, where the profile is complete. */
function WithProfile({ context, account }: WithProfileProps) {
  const { env } = context;
  const user = useSession(env);
  const profiles = env.store(createProfileStore);
  const remote = useRemote(profiles);
  /** Counts how often the form began with nothing typed. */
  const [round, setRound] = useState(0);
  return (
    <RemoteContent remote={remote} rows={8} onRetry={() => void profiles.reload()}>
      {({ missing }) => {
        if (missing.length > 0) return <ProfileFirst missing={missing} />;
        if (!user) return <PlaceRows rows={8} />;
        return (
          <CreateShopForm
            key={`${user.id} ${round}`}
            {...{ context, account, user }}
            onStartOver={() => setRound(round + 1)}
          />
        );
      }}
    </RemoteContent>
  );
}
