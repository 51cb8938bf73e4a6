import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import { isActive, stateAt } from '@boardwalk/sdk-core/shops/shop-states';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { EditorSection } from '../EditorSection.tsx';
import type { ShopPartProps } from '../shop-editor-context.ts';
import { AwayText } from './AwayText.tsx';
import { ShopStateActions } from './ShopStateActions.tsx';
import '../../../kit/form/form.css';
import './shop-state.css';

/** What the shop is, and what its administrators make of it. */
export function ShopStateSection(props: ShopPartProps) {
  const { context, settings } = props;
  const { env, attributes } = context;
  const messages = env.messages(shopEditorMessages);
  const { away } = settings;
  const isAdministrator = mayInShop(settings, 'administration');
  // What somebody has planned begins and ends while this page is open; all else is the server's to say.
  const state =
    away?.cause === 'owner' && isActive(settings.state)
      ? stateAt('away', away, env.clock.now())
      : settings.state;
  return (
    <EditorSection level={attributes.headingLevel + 1} title={messages.state}>
      <p className={classNames('shop-state', `shop-state-${state}`)}>
        {messages[`state.${state}`]}
      </p>
      <p>{messages[`about.${state}`]}</p>
      {settings.state === 'suspended' && (
        <FormAlert>{fillMessage(messages.reason, { reason: settings.suspension })}</FormAlert>
      )}
      {away && (
        <AwayText
          away={away}
          isAhead={state === 'open'}
          isAccountLost={isAdministrator && settings.account === null}
        />
      )}
      {isAdministrator && <ShopStateActions {...props} state={state} />}
    </EditorSection>
  );
}
