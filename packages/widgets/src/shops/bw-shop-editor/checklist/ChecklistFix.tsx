import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import type { ChecklistStep } from '@boardwalk/sdk-core/shops/shop-states';
import {
  postProduct,
  postShippingRate,
  sellerRegistration,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { LinkButton } from '../account/LinkButton.tsx';
import type { ChecklistProps } from './checklist-props.ts';
import '../../../kit/button/button.css';
import './checklist.css';

/** The way to what a shop still lacks, for those who may do it. */
export function ChecklistFix(props: ChecklistProps & { readonly step: ChecklistStep }) {
  const { step, context, settings, onField, onTaxes } = props;
  const messages = context.env.messages(shopEditorMessages);
  const shopId = settings.id;
  if (step === 'account') return <AccountFix {...props} />;
  if (step === 'taxes') {
    return mayInShop(settings, 'administration') ? (
      <Button onClick={onTaxes}>{messages['fix.taxes']}</Button>
    ) : (
      <p className="checklist-note">{messages['fix.administrators']}</p>
    );
  }
  if (step === 'product') {
    return mayInShop(settings, 'create') ? (
      <RouteLink className="button button-secondary" route={postProduct({ shopId })}>
        {messages['fix.product']}
      </RouteLink>
    ) : null;
  }
  if (!mayInShop(settings, 'write')) return null;
  if (step === 'returns') {
    return <Button onClick={() => onField('returns')}>{messages['fix.returns']}</Button>;
  }
  return (
    <>
      <RouteLink className="button button-secondary" route={postShippingRate({ shopId })}>
        {messages['fix.shipping']}
      </RouteLink>
      <Button onClick={() => onField('pickup')}>{messages['fix.pickup']}</Button>
    </>
  );
}

/** The owner alone links an account, and finishes it at the provider. */
function AccountFix({ context, store, settings, ownAccount }: ChecklistProps) {
  const messages = context.env.messages(shopEditorMessages);
  if (!settings.isOwner) return <p className="checklist-note">{messages['fix.owner']}</p>;
  if (settings.account) {
    return (
      <RouteLink className="button button-secondary" route={sellerRegistration({})}>
        {messages['fix.finish']}
      </RouteLink>
    );
  }
  if (ownAccount) return <LinkButton {...{ context, store }} account={ownAccount} />;
  return (
    <RouteLink className="button button-secondary" route={sellerRegistration({})}>
      {messages['fix.begin']}
    </RouteLink>
  );
}
