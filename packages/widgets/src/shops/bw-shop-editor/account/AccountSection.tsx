import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import { sellerRegistration } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { EditorSection } from '../EditorSection.tsx';
import type { AccountPartProps } from '../shop-editor-context.ts';
import { LinkButton } from './LinkButton.tsx';
import '../../../kit/button/button.css';

/** Through which account the shop is paid, for those who may know; its owner alone links one. */
export function AccountSection(props: AccountPartProps) {
  const { context, settings } = props;
  const messages = context.env.messages(shopEditorMessages);
  const { account } = settings;
  return (
    <EditorSection level={context.attributes.headingLevel + 1} title={messages.account}>
      {!mayInShop(settings, 'administration') ? (
        <p>{messages.accountHidden}</p>
      ) : account ? (
        <p>
          {fillMessage(account.payoutsEnabled ? messages.accountReady : messages.accountUnready, {
            country: messages[`country.${account.country}`],
            currency: messages[`currency.${settings.currency}`],
          })}
        </p>
      ) : (
        <p>{messages.accountNone}</p>
      )}
      <AccountActions {...props} />
    </EditorSection>
  );
}

function AccountActions({ context, store, settings, ownAccount }: AccountPartProps) {
  const messages = context.env.messages(shopEditorMessages);
  if (!settings.isOwner) {
    return mayInShop(settings, 'administration') && !settings.account ? (
      <p>{messages.accountOwner}</p>
    ) : null;
  }
  if (settings.account) {
    return settings.account.payoutsEnabled ? null : (
      <p>
        <RouteLink className="button button-secondary" route={sellerRegistration({})}>
          {messages['fix.finish']}
        </RouteLink>
      </p>
    );
  }
  return (
    <div>
      {ownAccount ? (
        <LinkButton {...{ context, store }} account={ownAccount} />
      ) : (
        <RouteLink className="button button-secondary" route={sellerRegistration({})}>
          {messages['fix.begin']}
        </RouteLink>
      )}
    </div>
  );
}
