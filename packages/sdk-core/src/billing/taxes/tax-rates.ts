import { percent } from '../../vocabulary/money/portions.ts';
import type { DatedRule } from './dated.ts';
import type { Tax } from './taxes.ts';

/** A tax, where and when it holds. */
export interface TaxRate extends DatedRule {
  readonly tax: Tax;
  /** Of the price alone, in parts of a million: no tax is on another. */
  readonly portion: number;
  /** Whether it is on what is paid for shipping too, as it is on the goods; so it is where absent. */
  readonly isOnShipping?: boolean;
}

/** The first day for which the rates below are whole; nothing was sold before. */
export const taxesKnownFrom = '2017-03-23';

/**
 * The general rates as of 2026, with those that they follow.
 *
 * GST and HST: Canada Revenue Agency, “GST/HST calculator (and rates)”; Nova Scotia's 14 %: its
 * notice 342, “Nova Scotia HST Rate Decrease”. QST: Revenu Québec, “Basic Rules for Applying the
 * GST/HST and QST”, since 2013 on the price without GST. PST: British Columbia's Provincial Sales Tax
 * Act; Saskatchewan's Information Notice IN 2017-01. RST: Manitoba's budget of 2019; the 6 % that its
 * budget of 2020 announced never came. Australia: section 4 of A New Tax System (Goods and Services
 * Tax Imposition - General) Act 1999.
 */
export const taxRates: readonly TaxRate[] = [
  {
    tax: 'gst',
    country: 'CA',
    regions: ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'],
    portion: 5 * percent,
    from: '2008-01-01',
  },
  { tax: 'hst', country: 'CA', regions: ['ON'], portion: 13 * percent, from: '2010-07-01' },
  { tax: 'hst', country: 'CA', regions: ['NB', 'NL'], portion: 15 * percent, from: '2016-07-01' },
  { tax: 'hst', country: 'CA', regions: ['PE'], portion: 15 * percent, from: '2016-10-01' },
  {
    tax: 'hst',
    country: 'CA',
    regions: ['NS'],
    portion: 15 * percent,
    from: '2010-07-01',
    until: '2025-04-01',
  },
  { tax: 'hst', country: 'CA', regions: ['NS'], portion: 14 * percent, from: '2025-04-01' },
  { tax: 'qst', country: 'CA', regions: ['QC'], portion: 99_750, from: '2013-01-01' },
  { tax: 'pst', country: 'CA', regions: ['BC'], portion: 7 * percent, from: '2013-04-01' },
  { tax: 'pst', country: 'CA', regions: ['SK'], portion: 6 * percent, from: '2017-03-23' },
  {
    tax: 'rst',
    country: 'CA',
    regions: ['MB'],
    portion: 8 * percent,
    from: '2013-07-01',
    until: '2019-07-01',
  },
  { tax: 'rst', country: 'CA', regions: ['MB'], portion: 7 * percent, from: '2019-07-01' },
  { tax: 'australianGst', country: 'AU', portion: 10 * percent, from: '2000-07-01' },
];
