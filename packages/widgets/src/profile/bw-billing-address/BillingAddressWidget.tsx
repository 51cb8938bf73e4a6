import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { useState } from 'react';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AddressForm } from './AddressForm.tsx';
import type { BillingAddressContext } from './billing-address-context.ts';

/** The whole of `<bw-billing-address>`: the billing address of the profile alone, which has to be whole. */
export function BillingAddressWidget({ context }: { readonly context: BillingAddressContext }) {
  const { env, emit } = context;
  const store = env.store(createProfileStore);
  const remote = useRemote(store);
  /** Counts how often the form restarted with what was saved elsewhere. */
  const [round, setRound] = useState(0);
  return (
    <RemoteContent remote={remote} onRetry={() => void store.reload()} rows={4}>
      {(profile) => (
        <AddressForm
          key={`${profile.id} ${round}`}
          profile={profile}
          wasChanged={round > 0}
          onSaved={() => emit('bw-performed', null)}
          onAnew={async () => {
            await store.reload();
            setRound(round + 1);
          }}
        />
      )}
    </RemoteContent>
  );
}
