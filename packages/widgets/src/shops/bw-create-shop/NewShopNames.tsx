import { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import type { WrittenNewShop } from '@boardwalk/sdk-core/shops/own/written-shop';
import { proposeShopId } from '@boardwalk/sdk-core/shops/shop-id';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { FormTextField } from '../../parts/form/FormTextField.tsx';
import { HiddenValue } from '../../parts/form/HiddenValue.tsx';
import { shopAddress } from '../shop-form/shop-address.ts';
import './create-shop.css';

const longestId = 40;

/** The name of a new shop, and its address, which the name proposes until somebody types one. */
export function NewShopNames({ start }: { readonly start: WrittenNewShop }) {
  const env = useEnvironment();
  const messages = env.messages(shopFormMessages);
  const [id, setId] = useState(() => (start.isIdTyped ? start.id : proposeShopId(start.shop.name)));
  const [isTyped, setTyped] = useState(start.isIdTyped);
  return (
    <>
      <FormTextField
        name="name"
        label={messages.name}
        required
        autoComplete="organization"
        maxLength={longestShopText.name}
        defaultValue={start.shop.name}
        onChange={({ currentTarget }) => {
          if (!isTyped) setId(proposeShopId(currentTarget.value));
        }}
        data-fills="address"
      />
      <div className="create-shop-address">
        <FormTextField
          name="address"
          label={messages.id}
          help={messages.idHelp}
          required
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestId}
          value={id}
          onChange={({ currentTarget: { value } }) => {
            const typed = value.toLowerCase();
            setId(typed);
            setTyped(typed !== '');
          }}
        />
        <p className="create-shop-link" dir="ltr">
          {id === '' ? decodeURI(shopAddress('…', env)) : shopAddress(id, env)}
        </p>
      </div>
      <HiddenValue name="address.typed" value={isTyped ? 'true' : ''} />
    </>
  );
}
