import { percent } from '../../vocabulary/money/portions.ts';
import type { DatedRule } from './dated.ts';
import type { Tax, TaxCategory } from './taxes.ts';

/** Where a tax on goods of some categories differs from its general rate. */
export interface TaxRelief extends DatedRule {
  readonly tax: Tax;
  readonly categories: readonly TaxCategory[];
  /**
   * What the rate is instead, in parts of a million: 0 where they are zero-rated, and the invoice says
   * so. Null where they are exempt: the tax is not on them at all.
   */
  readonly portion: number | null;
  /** The most that one piece may cost, in minor units; absent where the price doesn't count. */
  readonly upTo?: number;
}

/**
 * The first day for which the reliefs below are whole: the day after Canada's break from GST and HST
 * of the winter of 2024. Those that are older begin on it.
 */
export const reliefsKnownFrom = '2025-02-16';

/** The federal part of HST, which is left where a province gives its own part back at the sale. */
const federalPart = 5 * percent;

/** What is left out here has its general rate, as no source was found that says otherwise. */
const from = reliefsKnownFrom;

/**
 * GST and HST: Canada Revenue Agency, memoranda 4-1 “Drugs and biologicals” and 4-3 “Basic groceries”;
 * medicine without a prescription is taxed. What provinces give back of their part: info sheets GI-063
 * “Point-of-Sale Rebate on Children's Goods” (diapers not in Prince Edward Island, car seats in Ontario
 * alone) and GI-065 “… on Books”; Newfoundland's since 2018 by its page “Reinstatement of the General
 * HST Point-of-Sale Book Rebate”.
 *
 * QST: Revenu Québec, “Zero-rated supplies”; clothing for children is taxed. PST: British Columbia's
 * page “PST exemptions” and bulletins PST 201, which leaves disposable diapers out, and 206, by which
 * candy is food; Saskatchewan's bulletins PST-2 and PST-9, and its Information Notice IN 2017-06, by
 * which clothing for children is taxed since April 2017. RST: Manitoba's bulletins 001 (children), 015
 * (books), 029 (food) and 113 (what babies need, since July 2013). Its budget of 2026 announced more
 * food; that this became law was not found.
 *
 * Australia: sections 38-2 and 38-50 of the GST Act; Australian Taxation Office, “GST for small
 * business” (basic food) and “Drugs and medicinal preparations”.
 */
export const taxReliefs: readonly TaxRelief[] = [
  { tax: 'gst', country: 'CA', categories: ['groceries', 'prescription'], portion: 0, from },
  { tax: 'hst', country: 'CA', categories: ['groceries', 'prescription'], portion: 0, from },
  {
    tax: 'hst',
    country: 'CA',
    regions: ['NB', 'NL', 'NS', 'ON', 'PE'],
    categories: ['books'],
    portion: federalPart,
    from,
  },
  {
    tax: 'hst',
    country: 'CA',
    regions: ['NS', 'ON', 'PE'],
    categories: ['children'],
    portion: federalPart,
    from,
  },
  {
    tax: 'hst',
    country: 'CA',
    regions: ['NS', 'ON'],
    categories: ['diapers'],
    portion: federalPart,
    from,
  },
  {
    tax: 'hst',
    country: 'CA',
    regions: ['ON'],
    categories: ['carSeats'],
    portion: federalPart,
    from,
  },
  {
    tax: 'qst',
    country: 'CA',
    regions: ['QC'],
    categories: ['groceries', 'prescription', 'books', 'diapers'],
    portion: 0,
    from,
  },
  {
    tax: 'pst',
    country: 'CA',
    regions: ['BC'],
    categories: [
      'groceries',
      'snacks',
      'books',
      'children',
      'bicycles',
      'medicine',
      'prescription',
    ],
    portion: null,
    from,
  },
  {
    tax: 'pst',
    country: 'CA',
    regions: ['SK'],
    categories: ['groceries', 'books', 'prescription'],
    portion: null,
    from,
  },
  {
    tax: 'rst',
    country: 'CA',
    regions: ['MB'],
    categories: ['groceries', 'books', 'diapers', 'carSeats', 'babySupplies'],
    portion: null,
    from,
  },
  {
    tax: 'rst',
    country: 'CA',
    regions: ['MB'],
    categories: ['children'],
    portion: null,
    upTo: 150_00,
    from,
  },
  {
    tax: 'australianGst',
    country: 'AU',
    categories: ['groceries', 'prescription'],
    portion: 0,
    from,
  },
];
