import {
  productColumnMessages,
  productFaultMessages,
} from '@boardwalk/sdk-core/shops/imports/table-messages';
import { productTablesFrench } from '@boardwalk/sdk-core/shops/imports/table-messages.fr';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What columns are called in the language of a locale. */
export function columnMessagesFor(locale: Locale): Messages<typeof productColumnMessages> {
  if (locale !== 'fr-CA') return productColumnMessages;
  return { ...productColumnMessages, ...productTablesFrench[productColumnMessages.catalogue] };
}

/** What is said of faults in the language of a locale. */
export function faultMessagesFor(locale: Locale): Messages<typeof productFaultMessages> {
  if (locale !== 'fr-CA') return productFaultMessages;
  return { ...productFaultMessages, ...productTablesFrench[productFaultMessages.catalogue] };
}
