import type { Currency } from '../../vocabulary/places/countries.ts';
import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What `<bw-create-shop>` says. */
export const createShopMessages = {
  catalogue: 'shops/create',
  title: 'Create your shop',
  lead: 'Nobody but you sees it until you open it. All but its address can be changed later.',
  sellsIn: 'It sells in {currency}, the currency of your account at the payment provider.',
  'currency.CAD': 'Canadian dollars',
  'currency.USD': 'US dollars',
  'currency.AUD': 'Australian dollars',
  unready:
    'Your account at the payment provider is not finished. You can create the shop all the same; it opens once the account can be paid.',
  toAccount: 'See the account',
  noAccount: 'First, begin an account at the payment provider.',
  noAccountText:
    'A shop sells in the country and the currency of the account that it is paid through.',
  begin: 'Become a seller',
  noProfile: 'First, complete your profile.',
  noProfileText: 'Still missing: {fields}.',
  toProfile: 'Complete your profile',
  restored: 'What you typed last time is still here.',
  startOver: 'Start over',
  startOverTitle: 'Start over with an empty form?',
  startOverText: 'What you typed last time is lost.',
  create: 'Create the shop',
  creating: 'Creating …',
  idWrong: 'Enter 3 to 40 small letters and digits, with single hyphens between them.',
  idTaken: 'This address is not free. Please choose another one.',
  pictureGone: 'This picture is not there any more. Please choose another one.',
  countryWrong: 'A shop stands in the country of its account.',
} as const satisfies Catalogue & Readonly<Record<`currency.${Currency}`, string>>;
