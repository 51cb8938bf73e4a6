import type { Currency } from '../../vocabulary/places/countries.ts';
import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';

/** What a page of plans says beside the prices. */
export const plansPageMessages = {
  catalogue: 'licenses/plans-page',
  title: 'Put your business on local boards',
  lead: 'A plan is a number of boards for a year. Choose one here, then pick the boards on the map.',
  description:
    'Plans for places on local boards: what each costs for a year, and what each board comes to.',
  plans: 'Plans',
  boards: { one: '{count} board', many: '{count} boards' },
  eachBoard: '{price} for each board',
  saving: '{percent} less than in {plan}',
  choose: 'Choose {plan}',
  fits: {
    one: 'The smallest plan for the board that you have chosen',
    many: 'The smallest plan for the {count} boards that you have chosen',
  },
  moreThan: {
    one: 'These are the plans with more than {count} board.',
    many: 'These are the plans with more than {count} boards.',
  },
  showAll: 'Show all plans',
  none: 'There are no plans for sale at the moment.',
  noneAdvice: 'Look again later. With an enterprise package code you can go on below.',
  noneLarger: 'This is the largest plan that is for sale.',
  noneLargerAdvice: 'For more boards, ask us for an enterprise package code.',
  map: 'See the boards on the map',
  codeTitle: 'Do you have an enterprise package code?',
  codeText: 'An enterprise package is agreed with you, and its code alone leads to it.',
  applying: 'Looking it up …',
  found: 'The code {code} belongs to this plan.',
} as const satisfies Catalogue;

/** What a price is for, and in which money. */
export const yearlyPriceLabels = {
  catalogue: 'licenses/yearly-price',
  CAD: 'Canadian dollars a year, before taxes',
  AUD: 'Australian dollars a year, before taxes',
  USD: 'US dollars a year, before taxes',
} as const satisfies TextCatalogue<Currency>;

/** The order in which the page answers. */
export const planQuestions = [
  'term',
  'renewal',
  'more',
  'taxes',
  'shared',
  'full',
  'outage',
  'listing',
] as const;
type PlanQuestion = (typeof planQuestions)[number];

/** What merchants often ask, as the terms and the product have it. */
export const planQuestionMessages = {
  catalogue: 'licenses/plan-questions',
  title: 'Questions and answers',
  term: 'How long does a plan last?',
  'term.answer':
    'A year from the day on which you pay: it is due on the same day of the next year.',
  renewal: 'Does it renew by itself?',
  'renewal.answer':
    'No: it ends on the due date. We write to you 30 and 7 days before and on the day, and you can buy it again then.',
  more: 'What if I want more boards later?',
  'more.answer':
    'If you add more boards than your plan is for, you move to the smallest plan that fits, and we say so. You keep the places you have, and pay the difference for the days that are left of your year. In its last 30 days a plan is not made larger: the next one is bought once it has ended.',
  taxes: 'What comes on top of the price?',
  'taxes.answer': 'Taxes. The price, the taxes and the period show before you pay.',
  shared: 'How many merchants share a board?',
  'shared.answer': 'Up to eight, and one of each trade, unless the board says otherwise.',
  full: 'What if a board that I want is full?',
  'full.answer':
    'The map shows how many places are left. Choose another board nearby, or have us write to you once there is a place.',
  outage: 'What if a board is out of service?',
  'outage.answer':
    'If that lasts for more than seven days, you may have another place or the price of the days.',
  listing: 'What do I need to begin?',
  'listing.answer':
    'A merchant listing, which is free. A licence belongs to one, because that is where a board leads people.',
} as const satisfies TextCatalogue<PlanQuestion | `${PlanQuestion}.answer` | 'title'>;
