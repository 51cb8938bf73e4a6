import type { RequiredField } from '../../account/profile-rules.ts';
import type { Catalogue } from '../../vocabulary/text/message.ts';
import type { DrawerGroupName } from '../shell/drawer-items.ts';

/** What the dashboard's first page says; what the cards are for, by the groups of the drawer. */
export const dashboardMessages = {
  catalogue: 'site/dashboard',
  hello: 'Hello, {name}',
  lead: 'Everything of yours, in one place.',
  signedOutTitle: 'Your dashboard',
  signedOut: 'Sign in to see your favourites and settings.',
  signIn: 'Sign in',
  incomplete: 'Your profile is not complete',
  incompleteText: 'To post a listing, all required profile fields must be filled in. Missing:',
  toProfile: 'Go to Profile',
  needsTwoStep: 'You can’t administer yet',
  needsTwoStepText:
    'Administrators sign in in two steps. Turn that on in the security of your account.',
  toSecurity: 'Go to Security',
  sections: 'Parts of your dashboard',
  nothing: 'Nothing of the dashboard is open yet.',
  'about.marketplace': 'Sell in a shop of your own, and see what you bought.',
  'about.listings': 'What you posted, the boards that it is on, and what you like of others.',
  'about.brokerages': 'The brokerages that you belong to.',
  'about.messages': 'What people wrote to you, and whom you don’t hear from.',
  'about.managers': 'Coupons and invitations for the merchants whom you bring.',
  'about.partnerPages': 'Show Boardwalk’s listings on pages of your own.',
  'about.settings': 'Who you are, how you are paid, and how you sign in.',
  'about.management': 'Accounts, rights and the site itself.',
  'field.firstName': 'first name',
  'field.lastName': 'last name',
  'field.username': 'username',
  'field.email': 'e-mail address',
  'field.phone': 'phone number',
  'field.billing.countryCode': 'country',
  'field.billing.postalCode': 'postal code',
  'field.billing.state': 'province or state',
  'field.billing.city': 'city',
  'field.billing.line1': 'street and number',
} as const satisfies Catalogue &
  Readonly<Record<`about.${DrawerGroupName}` | `field.${RequiredField}`, string>>;
