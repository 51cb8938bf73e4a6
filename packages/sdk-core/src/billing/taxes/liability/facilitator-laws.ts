import type { DatedRule } from '../dated.ts';
import type { Tax } from '../taxes.ts';

/**
 * A law by which not the seller but the marketplace collects a tax, where the marketplace takes the
 * payment for what others sell.
 */
export interface FacilitatorLaw extends DatedRule {
  readonly tax: Tax;
  /** Whose sales: of all sellers, or of those alone who are not registered for the tax themselves. */
  readonly sellers: 'all' | 'unregistered';
}

/** States without a sales tax; of Alaska's, towns have one, which is not computed here. */
export const statesWithoutSalesTax: readonly string[] = ['AK', 'DE', 'MT', 'NH', 'OR'];

/**
 * By which texts they are named. GST and HST: Canada Revenue Agency, “Supply of qualifying goods in
 * Canada”. QST: Revenu Québec, “Collecting the QST”, operators of digital platforms. PST: British
 * Columbia's bulletin PST 142; Saskatchewan's act of 2020, in force from the first day of that year. RST:
 * Manitoba's bulletin 064. Australia has such a law for imports and for what is not goods, not for what
 * a shop there sends within it (Australian Taxation Office). Some of these were read in the words of
 * others who cite them: an operator has their adviser confirm the days before registering.
 */
const canadianLaws: readonly FacilitatorLaw[] = [
  { tax: 'gst', country: 'CA', sellers: 'unregistered', from: '2021-07-01' },
  { tax: 'hst', country: 'CA', sellers: 'unregistered', from: '2021-07-01' },
  { tax: 'qst', country: 'CA', regions: ['QC'], sellers: 'unregistered', from: '2021-07-01' },
  { tax: 'pst', country: 'CA', regions: ['BC'], sellers: 'all', from: '2022-07-01' },
  { tax: 'pst', country: 'CA', regions: ['SK'], sellers: 'all', from: '2020-01-01' },
  { tax: 'rst', country: 'CA', regions: ['MB'], sellers: 'all', from: '2021-12-01' },
];

/**
 * The first day of each state's law, by the lists that marketplaces publish of where they have to
 * collect. For some these lists or others who write about them name the state's own text, which was not
 * read itself in every case: Ohio's Department of Taxation (September 2019), South Carolina's
 * information letter 19-14, South Dakota's Senate Bill 2 of 2018, Texas's House Bill 1525, Virginia's
 * Senate Bill 1083, West Virginia's administrative notice 2019-21, New York's budget of 2019. For the
 * states of the last row the day itself was not found: they stand with one on which such lists have them
 * in force. An operator has their adviser confirm a state's day before registering there.
 */
const firstDays: Readonly<Record<string, readonly string[]>> = {
  '2018-10-01': ['MN'],
  '2018-12-01': ['CT'],
  '2019-01-01': ['AL', 'IA'],
  '2019-03-01': ['SD'],
  '2019-04-01': ['DC'],
  '2019-04-26': ['SC'],
  '2019-06-01': ['ID', 'NY'],
  '2019-07-01': ['AR', 'IN', 'KY', 'VA', 'WV'],
  '2019-09-01': ['OH'],
  '2019-10-01': ['AZ', 'CA', 'CO', 'MA', 'MD', 'ME', 'ND', 'NV', 'TX', 'UT'],
  '2020-01-01': ['HI', 'IL', 'MI', 'WI'],
  '2020-04-01': ['GA'],
  '2020-07-01': ['LA', 'MS'],
  '2020-10-01': ['TN'],
  '2021-07-01': ['FL', 'KS'],
  '2023-01-01': ['MO'],
  '2021-01-01': ['NC', 'NE', 'NJ', 'NM', 'OK', 'PA', 'RI', 'VT', 'WA', 'WY'],
};

const stateLaws = Object.entries(firstDays).map(
  ([from, regions]): FacilitatorLaw => ({
    tax: 'salesTax',
    country: 'US',
    regions,
    sellers: 'all',
    from,
  }),
);

export const facilitatorLaws: readonly FacilitatorLaw[] = [...canadianLaws, ...stateLaws];
