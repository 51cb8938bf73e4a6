import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { CodeState } from './code-states.ts';
import type { LicenseClass } from './plan-terms.ts';

export const codeStateLabels = {
  catalogue: 'licenses/code-state',
  works: 'Works',
  ended: 'Ended',
  expired: 'Expired',
  'used-up': 'Used up',
} as const satisfies TextCatalogue<CodeState>;

/** How a plan is come by, as it is chosen. */
export const licenseClassLabels = {
  catalogue: 'licenses/license-class',
  STANDARD: 'Everybody, from the list',
  ENTERPRISE: 'Whoever has its code',
} as const satisfies TextCatalogue<LicenseClass>;

/** What administrators read about plans. */
export const adminPlanMessages = {
  catalogue: 'licenses/admin-plans',
  title: 'Plans',
  lead: 'What boards cost for a year. A change counts for whoever buys from then on; what was bought stays as it was.',
  standard: 'Standard plans',
  standardNote: 'Everybody sees these. A change is seen by everybody within a minute.',
  standardTable: 'standard plans',
  enterprise: 'Enterprise plans',
  enterpriseNote: 'Each is found by its code alone.',
  enterpriseTable: 'enterprise plans',
  name: 'Name',
  boards: 'Boards',
  price: 'Price a year',
  eachBoard: 'Each board',
  code: 'Code',
  uses: 'Uses',
  usesOf: '{count} of {most}',
  until: 'Until',
  noEnd: 'No end',
  domains: 'For addresses at',
  anyDomain: 'Anybody',
  state: 'State',
  actions: 'Actions',
  none: 'There are no standard plans yet.',
  noneAdvice: 'Until you make one, nobody can buy boards without a code.',
  noEnterprise: 'There are no enterprise plans yet.',
  noEnterpriseAdvice: 'Make one, and give its code to whoever it was agreed with.',
  make: 'Make a plan',
  making: 'Making …',
  made: 'The plan {plan} is for sale.',
  change: 'Change',
  changeNamed: 'Change the plan {plan}',
  saving: 'Saving …',
  save: 'Save the plan',
  changed: 'The plan {plan} was changed.',
  forWhom: 'For sale to',
  nameHelp: 'Merchants see it.',
  boardsHelp: 'How many boards it covers.',
  priceHelp: 'For a year, before taxes.',
  priceMissing: 'Enter an amount.',
  priceWrong: 'Enter an amount from 0.50 to 860,000: with taxes, a card takes no other.',
  note: 'Note',
  noteHelp: 'A sentence that merchants read below the price.',
  codeHelp:
    'This one was made at random. Another one has ten to 40 letters, digits and hyphens, and is hard to guess.',
  codeStays: 'The code of a plan stays.',
  codeWrong: 'Enter a code such as COOP-120.',
  codeShort: 'Enter at least ten signs: a short code is soon found by trying.',
  codeTaken: 'Another plan has or had this code. Choose another one.',
  lastDay: 'Last day',
  lastDayHelp: 'Empty: until somebody ends the plan.',
  lastDayOver: 'Choose a day that is not over.',
  most: 'How often in all',
  mostHelp: 'Empty: as often as merchants like.',
  mostTooFew: 'The code was used more often than that already.',
  domainsLabel: 'Domains of e-mail addresses',
  domainWrong: 'Enter domains such as example.org.',
  end: 'End',
  endNamed: 'End the plan {plan}',
  endText:
    'Nobody can buy it any more. Whoever has bought it keeps it to the end of the term. This can’t be undone.',
  endCodeText:
    'Nobody can buy it any more, and its code is never used again. Whoever has bought it keeps it to the end of the term. This can’t be undone.',
  ended: 'The plan {plan} has ended.',
} as const satisfies Catalogue;
