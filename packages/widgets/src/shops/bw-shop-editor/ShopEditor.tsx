import { createProcessorsStore } from '@boardwalk/sdk-core/billing/connect/processors-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import { createShopSettingsStore } from '@boardwalk/sdk-core/shops/own/shop-settings-store';
import { postShippingRate, shareListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement, useMemo, useRef, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { focusFirst } from '../../kit/form/form-controls.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { noRemote } from '../../parts/remote-state/no-remote.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { useComeBack } from '../../parts/way-back/use-come-back.ts';
import { shopAddress } from '../shop-form/shop-address.ts';
import { AccountSection } from './account/AccountSection.tsx';
import { ShopChecklist } from './checklist/ShopChecklist.tsx';
import { EditorSection } from './EditorSection.tsx';
import type { ShopEditorContext, ShopPartProps } from './shop-editor-context.ts';
import { ShopStateSection } from './state/ShopStateSection.tsx';
import { TaxesSection } from './taxes/TaxesSection.tsx';
import '../../kit/button/button.css';
import './shop-editor.css';

const form = lazyParts(() => import('./form/shop-form-part.ts'));
const ShopForm = form.component('ShopForm', { Place: FormRows, Missing: PartMissing });

function FormRows() {
  return <PlaceRows rows={8} />;
}

/** The whole of `<bw-shop-editor>`. */
export function ShopEditor({ context }: { readonly context: ShopEditorContext }) {
  const { attributes, env } = context;
  const messages = env.messages(shopEditorMessages);
  const { client, store: share, whenChanged } = env;
  const store = useMemo(
    () => createShopSettingsStore({ client, store: share, whenChanged }, attributes.shop),
    [client, share, whenChanged, attributes.shop],
  );
  const remote = useRemote(store);
  const settings = lastValue(remote);
  const address = shopAddress(attributes.shop, env);
  return (
    <section className="shop-editor">
      <header className="shop-editor-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { className: 'shop-editor-title', part: 'heading', tabIndex: -1 },
          settings?.shop.name ?? messages.title,
        )}
        <p>
          <a href={address}>{address}</a>
        </p>
      </header>
      <RemoteContent
        remote={remote}
        rows={8}
        unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
        onRetry={() => void store.reload()}
      >
        {(found) => <Settings key={found.id} {...{ context, store }} settings={found} />}
      </RemoteContent>
    </section>
  );
}

/** The settings once they are there. */
function Settings({ context, store, settings }: ShopPartProps) {
  const { attributes, env } = context;
  const messages = env.messages(shopEditorMessages);
  const parts = useRef<HTMLDivElement>(null);
  const taxes = useRef<HTMLHeadingElement>(null);
  const level = attributes.headingLevel + 1;
  const [processors] = useState(() => createProcessorsStore(env));
  const ownAccount = lastValue(useRemote(settings.isOwner ? processors : noRemote))?.accounts[0];

  // The account may have been finished in another tab.
  useComeBack(() => {
    if (settings.isOwner) void processors.reload(true);
    void store.reload(true);
  });

  /** Leads from the checklist to a field of the form. */
  function focusField(name: string) {
    const form = parts.current?.querySelector<HTMLFormElement>('form.shop-form');
    if (form) focusFirst(form, (one) => one === name);
  }

  if (settings.state === 'closed') {
    return (
      <div className="shop-editor-parts">
        <ShopStateSection {...{ context, store, settings }} />
      </div>
    );
  }
  return (
    <div ref={parts} className="shop-editor-parts">
      <ShopChecklist
        {...{ context, store, settings, ownAccount }}
        onField={focusField}
        onTaxes={() => taxes.current?.focus()}
      />
      <ShopStateSection {...{ context, store, settings }} />
      <EditorSection level={level} title={messages.about}>
        <ShopForm {...{ context, store, settings }} />
      </EditorSection>
      <EditorSection level={level} title={messages.shipping}>
        <p>{messages.shippingText}</p>
        {mayInShop(settings, 'write') && (
          <p>
            <RouteLink
              className="button button-secondary"
              route={postShippingRate({ shopId: settings.id })}
            >
              {messages.shippingLink}
            </RouteLink>
          </p>
        )}
      </EditorSection>
      <AccountSection {...{ context, store, settings, ownAccount }} />
      <TaxesSection {...{ context, store, settings }} heading={taxes} />
      {mayInShop(settings, 'administration') && (
        <EditorSection level={level} title={messages.people}>
          <p>{messages.peopleText}</p>
          <p>
            <RouteLink
              className="button button-secondary"
              route={shareListing({ id: settings.id, type: 'shop' })}
            >
              {messages.peopleLink}
            </RouteLink>
          </p>
        </EditorSection>
      )}
    </div>
  );
}
