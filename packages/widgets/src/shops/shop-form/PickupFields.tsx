import { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import type { WrittenShop } from '@boardwalk/sdk-core/shops/own/written-shop';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Checkbox } from '../../kit/checkbox/Checkbox.tsx';
import { FormTextArea } from '../../parts/form/FormTextArea.tsx';
import { OpeningHoursField } from '../../posting/shared/opening-hours-field/OpeningHoursField.tsx';
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
      <fieldset className="shop-pickup" hidden={!isOffered} disabled={!isOffered}>
        <FormTextArea
          name="pickup.instructions"
          label={messages.pickupInstructions}
          help={messages.pickupInstructionsHelp}
          required
          rows={2}
          maxLength={longestShopText.pickup}
          defaultValue={start?.instructions}
        />
        <OpeningHoursField
          name="pickup.hours"
          legend={messages.pickupHours}
          {...(start?.hours && { defaultValue: start.hours })}
        />
      </fieldset>
    </>
  );
}
