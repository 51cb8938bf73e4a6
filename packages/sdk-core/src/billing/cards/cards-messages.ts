import type { Catalogue } from '../../vocabulary/text/message.ts';
import type { CardBrand, CardPurpose } from './card-rules.ts';

/** What <bw-cards> says at first. */
export const cardsMessages = {
  catalogue: 'billing/cards',
  label: 'Saved cards',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.ElectronicTransfer': 'Electronic transfer',
  ending: 'ending in {last4}',
  name: '{brand} ending in {last4}',
  expires: 'Expires {date}',
  expiresSoon: 'Expires soon: {date}',
  expired: 'Expired {date}',
  taken: 'Picked already',
  deselect: 'To pick none, choose the picked card again.',
  'default.licences': 'Default for licences',
  'default.purchases': 'Default for purchases',
  deleted: 'The card ending in {last4} was deleted.',
  loading: 'Loading …',
  retry: 'Try again',
  add: 'Add a card',
  saved: 'The card was saved.',
  manage: 'Manage your cards',
} as const satisfies Catalogue &
  Readonly<Record<`brand.${CardBrand}` | `default.${CardPurpose}`, string>>;

/** What it says beside a card, of what can be done with it. */
export const cardActionsMessages = {
  catalogue: 'billing/card-deeds',
  defaultOf: 'What {card} is the default for',
  defaultFor: 'Default for',
  'purpose.licences': 'Licences',
  'purpose.purchases': 'Purchases',
  delete: 'Delete card ending in {last4}',
  failed: 'That didn’t work: {cause}',
} as const satisfies Catalogue & Readonly<Record<`purpose.${CardPurpose}`, string>>;

/** What it says in place of cards. */
export const noCardsMessages = {
  catalogue: 'billing/no-cards',
  none: 'You have no saved cards yet.',
  noneAdvice: 'A card that you save here pays for licences and purchases.',
} as const satisfies Catalogue;

/** What it says of a card in a list that opens. */
export const cardDropdownMessages = {
  catalogue: 'billing/card-dropdown',
  none: 'Choose a card',
} as const satisfies Catalogue;

/** What it says before a card is deleted. */
export const deleteCardMessages = {
  catalogue: 'billing/delete-card',
  title: 'Delete the card ending in {last4}?',
  text: 'It is forgotten here and at our payment provider. To pay with it again you enter it anew.',
  submit: 'Delete card',
  inUse: 'This card pays for something that still runs. Choose another card for it first.',
  done: 'The card was deleted.',
} as const satisfies Catalogue;

/** What it says on a partner’s page, where people sign in and a pop-up of our own site does the rest. */
export const cardPopupMessages = {
  catalogue: 'billing/card-asking',
  signedOut: 'Sign in to see your saved cards.',
  notAllowed: 'This page may not show your cards yet.',
  waiting: 'Go on in the window that has opened.',
  cancel: 'Cancel',
  blocked: 'Your browser opened no window. Allow pop-ups for this page, then try again.',
  refused: 'Nothing was confirmed in the window.',
  late: 'It took too long to confirm. Try again.',
  failed: 'That did not work. Check your connection, then try again.',
} as const satisfies Catalogue;
