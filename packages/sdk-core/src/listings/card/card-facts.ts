import type { Attributes } from '../fields/attributes.ts';
import type { FactFormat } from '../fields/fields.ts';
import type { ListingKind } from '../kinds.ts';

const count: FactFormat = { as: 'number', measure: 'count' };
const rating: FactFormat = { as: 'number', measure: 'rating' };
const hours: FactFormat = { as: 'number', measure: 'hours' };
const choice: FactFormat = { as: 'choice' };
const choices: FactFormat = { as: 'choices' };
const yes: FactFormat = { as: 'yes' };
const text: FactFormat = { as: 'text' };

type CardTables = {
  readonly [kind in ListingKind]: { readonly [field in keyof Attributes<kind>]?: FactFormat };
};

/**
 * The fields that cards show, best first. They stand apart from the facts of the page, so that a
 * list of cards loads no more than these.
 */
export const cardTables: CardTables = {
  merchant: { rating, ratingCount: count, hasEmergencyService: yes, responseHours: hours },
  item: { condition: choice, shipping: choices, isNegotiable: yes },
  property: {
    bedroomsTotal: count,
    bathroomsTotal: count,
    livingArea: { as: 'number', measure: 'area' },
    lotSize: { as: 'number', measure: 'land' },
  },
  event: { eventState: choice, startsAt: { as: 'instant' }, isFree: yes, isOnline: yes },
  city_service: { isOpenAllHours: yes, publicPhone: { as: 'phone' }, isPhoneOnly: yes },
  realtor: { brokerageName: text, rating, ratingCount: count, activeListings: count },
  classified: {
    organizationName: text,
    employmentTerm: choice,
    isRemote: yes,
    closesAt: { as: 'date' },
  },
};

/** A card shows at most so many facts. */
export const maximumCardFacts = 3;

/** One fact of a card. */
export interface CardFact {
  readonly field: string;
  readonly format: FactFormat;
  readonly value: unknown;
}

/** The names of the fields that cards of a kind need. */
export function cardFields(kind: ListingKind): readonly string[] {
  return Object.keys(cardTables[kind]);
}

/** The facts of a listing's card, best first, without what is not so or goes without saying. */
export function cardFacts(
  kind: ListingKind,
  attributes: Readonly<Record<string, unknown>>,
): readonly CardFact[] {
  const rows: readonly (readonly [string, FactFormat])[] = Object.entries(cardTables[kind]);
  return rows
    .map(([field, format]) => ({ field, format, value: attributes[field] }))
    .filter(({ value }) => value !== undefined && value !== false && value !== 'SCHEDULED')
    .slice(0, maximumCardFacts);
}
