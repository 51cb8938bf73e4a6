import type { Country, Currency } from '../../vocabulary/places/countries.ts';
import type { Catalogue } from '../../vocabulary/text/message.ts';
import type { AccountRequirement, AccountStage } from './requirements.ts';

/** What the page of the payment processors says. */
export const processorsMessages = {
  catalogue: 'billing/processors',
  title: 'Payment processors',
  lead: 'Who handles payments on Boardwalk, and your own account there to be paid through.',
  test: 'Payments are in test mode: the money is invented. Give no real card, bank account or business.',
  stripe: 'Card payments by Stripe',
  setUp: 'Set up here.',
  notSetUp: 'Not set up here for now. Nothing can be sold or paid.',
  account: 'Your account to be paid through',
  'stage.none': 'Not begun',
  'stage.begun': 'Begun, not finished',
  'stage.required': 'More is required',
  'stage.checked': 'The provider is checking what you gave',
  'stage.ready': 'Ready to be paid',
  'text.none':
    'To be paid for what you sell you need an account at the payment provider. It asks for your business, bank account and consent on pages of its own; Boardwalk sees none of it.',
  'text.begun': 'You have not yet given everything that the provider asks for.',
  'text.required': 'The provider needs more of you before you can be paid.',
  'text.checked': 'There is nothing for you to do. It may take a few days.',
  'text.ready': 'You can take card payments, and are paid out.',
  country: 'Country of your business or bank account',
  countryHelp: 'It can’t be changed later.',
  'country.CA': 'Canada',
  'country.US': 'United States',
  'country.AU': 'Australia',
  'currency.CAD': 'Canadian dollars',
  'currency.USD': 'US dollars',
  'currency.AUD': 'Australian dollars',
  place: 'Country: {country}. Paid out in {currency}.',
  required: 'Still required',
  'required.business': 'Your business',
  'required.person': 'The persons behind it',
  'required.documents': 'Documents',
  'required.bankAccount': 'A bank account',
  'required.terms': 'Consent to the provider’s terms',
  'required.other': 'Something else, which the provider names',
  readAt: 'As of {date}',
  refresh: 'Check again',
  refreshed: 'This is how your account stands now.',
  begin: 'Begin at the provider',
  continue: 'Continue at the provider',
  leaving: 'Going to the provider…',
  failed: 'It did not work: {cause}',
  conflict: 'Your account stands differently at the provider by now. Please look, and try again.',
} as const satisfies Catalogue &
  Readonly<
    Record<
      | `stage.${AccountStage}`
      | `text.${AccountStage}`
      | `required.${AccountRequirement}`
      | `country.${Country}`
      | `currency.${Currency}`,
      string
    >
  >;

/** Texts shown to a user who comes back from the provider, on the way to where they continue. */
export const providerReturnMessages = {
  catalogue: 'billing/return',
  title: 'Back from the payment provider',
  waiting: 'Your account there is being looked at. You go on in a moment.',
  goOn: 'Go on without waiting',
} as const satisfies Catalogue;
