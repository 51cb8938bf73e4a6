import type { TaxBehavior } from '../../billing/tax-settings/tax-settings-terms.ts';
import type { TaxStanding } from '../../billing/taxes/liability/tax-standing.ts';
import type { Catalogue } from '../../vocabulary/text/message.ts';

type Fit = Extract<TaxStanding, { readonly isFit: true }>['because'];
type Lack = Extract<TaxStanding, { readonly isFit: false }>['lacks'];

/** What `<bw-shop-editor>` says of the taxes of a shop. */
export const shopTaxesMessages = {
  catalogue: 'shops/taxes',
  title: 'Taxes',
  hidden: 'Only people who administer the shop see its taxes.',
  'fit.registered': 'The shop is registered for the taxes of its place.',
  'fit.small-supplier':
    'Its owner is declared a small supplier, and the shop needs no registration.',
  'fit.platform-liable':
    'By the law of its state, Boardwalk collects the sales tax of what the shop sells here. The shop needs no registration.',
  'fit.no-tax': 'Its state has no sales tax. The shop needs no registration.',
  'lacks.registration':
    'Before the shop opens, it has to be registered for the sales tax of its state, and the payment provider needs that registration.',
  'lacks.registration-or-declaration':
    'Before the shop opens, it has to be registered for the taxes of its place, and the payment provider needs that registration. An owner who is a small supplier declares that below instead.',
  registrations: 'Registrations',
  noRegistrations: 'The payment provider has no registration of this account.',
  registered: '{place}, since {from}',
  registeredLater: '{place}, from {from} on',
  registeredUntil: '{place}, from {from} until {until}',
  'place.CA': 'Canada (GST/HST)',
  'place.US': 'United States',
  'place.AU': 'Australia (GST)',
  settings: 'At the payment provider',
  headOffice: 'Head office: {address}',
  noHeadOffice: 'The payment provider has no head office of this account.',
  'behavior.exclusive': 'Prices are without taxes.',
  'behavior.inclusive': 'Prices are with taxes.',
  'behavior.by-currency': 'Prices are with or without taxes, as is usual in their currency.',
  provider: 'Register at the payment provider',
  ownerOnly: 'Only the owner of the account registers it.',
  smallSupplier: 'The owner of this shop is a small supplier',
  'smallSupplier.CA':
    'In Canada that is somebody whose sales, all over the world, come to {limit} at most in four calendar quarters (Canada Revenue Agency). Who sells more has to register, and takes this back.',
  'smallSupplier.AU':
    'In Australia that is a business whose sales come to less than {limit} in twelve months (Australian Taxation Office). Who sells more has to register, and takes this back.',
  declaredOn: 'Declared on {date}.',
  numbers: 'Tax numbers',
  numbersHelp: 'They are printed on your invoices. Leave out those that you don’t have.',
  'number.CA': 'GST/HST number',
  'number.BC': 'PST number of British Columbia',
  'number.MB': 'RST number of Manitoba',
  'number.QC': 'QST number',
  'number.SK': 'PST number of Saskatchewan',
  'number.AU': 'ABN',
  'malformed.CA':
    'A GST/HST number has nine digits, the letters RT and four digits: 12345 6782 RT0001.',
  'malformed.BC': 'A PST number of British Columbia has eight digits: PST-1234-5678.',
  'malformed.MB': 'An RST number of Manitoba has seven digits: 123456-7.',
  'malformed.QC': 'A QST number has ten digits, the letters TQ and four digits: 1234567890 TQ0001.',
  'malformed.SK': 'A PST number of Saskatchewan has seven digits: 1234567.',
  'malformed.AU': 'An ABN has eleven digits: 51 824 753 556.',
  mistyped: 'A digit of this number is wrong. Compare it with your registration.',
  missing: 'The shop collects this tax, and its invoices have to show the number.',
  save: 'Save taxes',
  saving: 'Saving …',
  saved: 'Saved.',
  declared: 'a small supplier',
  undeclared: 'no small supplier',
} as const satisfies Catalogue &
  Readonly<Record<`fit.${Fit}` | `lacks.${Lack}` | `behavior.${TaxBehavior}`, string>>;
