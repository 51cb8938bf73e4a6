import { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import type { WrittenShop } from '@boardwalk/sdk-core/shops/own/written-shop';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Checkbox } from '../../kit/checkbox/Checkbox.tsx';
import { FormTextArea } from '../../parts/form/FormTextArea.tsx';
import { OptionalHours } from './OptionalHours.tsx';
import './shop-form.css';

/** Whether buyers fetch what they have bought, where and when. */
export function PickupFields({ start }: { readonly start: WrittenShop['pickup'] }) {
  const messages = useMessages(shopFormMessages);
  const [isOffered, setOffered] = useState(start !== null);
  return (
    <>
      <Checkbox name="pickup" isChecked={isOffered} onChange={setOffered}>
        {messages.pickup}
      </Checkbox>
      {/* What is typed there stays, for who thinks better of it, and is not sent. */}
      <fieldset className="shop-more" hidden={!isOffered} disabled={!isOffered}>
        <FormTextArea
          name="pickup.instructions"
          label={messages.pickupInstructions}
          help={messages.pickupInstructionsHelp}
          required
          rows={2}
          maxLength={longestShopText.pickup}
          defaultValue={start?.instructions}
        />
        <OptionalHours
          name="pickup.hours"
          label={messages.pickupHoursGiven}
          legend={messages.pickupHours}
          help={messages.hoursHelp}
          start={start?.hours ?? null}
        />
      </fieldset>
    </>
  );
}
