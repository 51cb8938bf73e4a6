import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What `<bw-seller-registration>` says. */
export const registrationMessages = {
  catalogue: 'shops/registration',
  title: 'Become a seller',
  lead: 'Open a shop of your own. It stands on Boardwalk, and on any page of yours.',
  cost: 'Opening a shop costs nothing.',
  steps: 'What it takes',
  done: 'Done',
  undone: 'To do',
  profile: 'A complete profile',
  profileText:
    'Your name, your phone number and your billing address: you answer for what you sell.',
  profileMissing: 'Still missing: {fields}.',
  profileLink: 'Complete your profile',
  account: 'An account at the payment provider',
  shop: 'Your shop',
  shopText:
    'A name, an address and a place are enough to begin. Before it opens, it also needs a product, a way to ship or pick up, a return policy, for which we propose a text, and a tax registration, unless you need none.',
  shopFirst: 'It follows once the two above are begun.',
  shopUnready: 'You can create it now. It opens once the account can be paid.',
  anotherShop: 'Create another shop',
  shopLink: 'Create your shop',
} as const satisfies Catalogue;
