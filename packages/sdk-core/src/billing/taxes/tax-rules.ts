import type { TaxRegistration } from './liability/tax-registrations.ts';
import type { SalesTaxes, StateSalesTax } from './sales-tax-schemas.ts';
import { type TaxRate, taxRates } from './tax-rates.ts';
import { type TaxRelief, taxReliefs } from './tax-reliefs.ts';
import type { TaxClass } from './taxes.ts';

/** What taxes are computed by. */
export interface TaxRules {
  readonly rates: readonly TaxRate[];
  readonly reliefs: readonly TaxRelief[];
}

/** The rules of the law, without any sales tax: without one that is set, nobody in the USA pays it. */
export const lawfulRules: TaxRules = { rates: taxRates, reliefs: taxReliefs };

/** What an operator collects for shops: the rules with sales taxes, and where they are registered. */
export interface OperatorTaxes {
  readonly rules: TaxRules;
  /** Each state whose tax is set among them. */
  readonly registrations: readonly TaxRegistration[];
}

/** The rules and registrations of the file in which an operator sets what they collect. */
export function readOperatorTaxes({ states, registrations }: SalesTaxes): OperatorTaxes {
  const ofStates = states.map(({ state, from, until }) => ({
    country: 'US' as const,
    region: state,
    from,
    until,
  }));
  return { rules: rulesWith(states), registrations: [...registrations, ...ofStates] };
}

/** The rules with the sales taxes of states. */
export function rulesWith(states: readonly StateSalesTax[]): TaxRules {
  return {
    rates: [...taxRates, ...states.map(rateOf)],
    reliefs: [...taxReliefs, ...states.flatMap(reliefsOf)],
  };
}

function rateOf(salesTax: StateSalesTax): TaxRate {
  const { portion, isOnShipping } = salesTax;
  return { ...ruleOf(salesTax), portion, isOnShipping };
}

function reliefsOf(salesTax: StateSalesTax): readonly TaxRelief[] {
  return Object.entries(salesTax.classes ?? {}).map(([taxClass, portion]) => ({
    ...ruleOf(salesTax),
    // The keys of a record of classes are classes.
    categories: [taxClass as TaxClass],
    portion: portion === 'exempt' ? null : portion,
  }));
}

function ruleOf({ state, from, until }: StateSalesTax) {
  return { tax: 'salesTax', country: 'US', regions: [state], from, until } as const;
}
