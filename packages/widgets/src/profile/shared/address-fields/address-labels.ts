import type { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a country calls its regions and its codes, as in errors about them. */
export function addressLabels(
  messages: Messages<typeof addressFieldMessages>,
  country: Country | undefined,
) {
  return {
    state: country ? messages[`stateIn.${country}`] : messages.state,
    postalCode: country ? messages[`postalCodeIn.${country}`] : messages.postalCode,
  };
}
