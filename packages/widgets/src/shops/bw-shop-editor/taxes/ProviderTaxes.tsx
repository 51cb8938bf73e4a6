import type { TaxSettings } from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { createTaxSettingsStore } from '@boardwalk/sdk-core/billing/tax-settings/tax-settings-store';
import { shopTaxesMessages } from '@boardwalk/sdk-core/shops/taxes/shop-taxes-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useMemo, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useComeBack } from '../../../parts/way-back/use-come-back.ts';
import type { ShopPartProps } from '../shop-editor-context.ts';
import './shop-taxes.css';

interface ProviderTaxesProps extends ShopPartProps {
  /** The shop's account at the provider. */
  readonly account: string;
}

/** How the account of a shop is set up for taxes at the provider, and its owner's way there. */
export function ProviderTaxes({ context, store, settings, account }: ProviderTaxesProps) {
  const { attributes, env, emit } = context;
  const messages = env.messages(shopTaxesMessages);
  const explain = useExplanation();
  const { client, store: share, whenChanged } = env;
  const provider = useMemo(
    () => createTaxSettingsStore({ client, store: share, whenChanged }, account),
    [client, share, whenChanged, account],
  );
  const remote = useRemote(provider);
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string>();

  // Somebody may have registered in another tab. What is read at the provider is stored first.
  useComeBack(() => void provider.reload(true).then(() => store.reload(true)));

  async function leave() {
    if (isOpening) return;
    setOpening(true);
    setFault(undefined);
    try {
      const url = await provider.openPage();
      if (emit('bw-provider-opened', { url })) location.assign(url);
    } catch (error) {
      setFault(explain(toProblem(error)));
    }
    setOpening(false);
  }

  return (
    <div className="shop-taxes-part">
      {createElement(
        `h${attributes.headingLevel + 2}`,
        { className: 'shop-taxes-name' },
        messages.settings,
      )}
      <RemoteContent remote={remote} rows={2} onRetry={() => void provider.reload()}>
        {(found) => <ProviderSettings found={found} />}
      </RemoteContent>
      {fault !== undefined && <FormAlert>{fault}</FormAlert>}
      {settings.isOwner ? (
        <div>
          <Button aria-disabled={isOpening || undefined} onClick={() => void leave()}>
            {messages.provider}
          </Button>
        </div>
      ) : (
        <p>{messages.ownerOnly}</p>
      )}
    </div>
  );
}

function ProviderSettings({ found: { headOffice, behavior } }: { readonly found: TaxSettings }) {
  const messages = useMessages(shopTaxesMessages);
  const lines = headOffice
    ? [headOffice.line1, headOffice.city, headOffice.state, headOffice.postalCode]
    : [];
  const address = [...lines, headOffice?.countryCode].filter(Boolean).join(', ');
  return (
    <>
      <p>
        {address === '' ? messages.noHeadOffice : fillMessage(messages.headOffice, { address })}
      </p>
      {behavior && <p>{messages[`behavior.${behavior}`]}</p>}
    </>
  );
}
