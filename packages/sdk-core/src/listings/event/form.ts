import { eventStates } from '../enumerations/event-states.ts';
import type { FormTable } from '../form/form-rows.ts';
import type { EventAttributes } from './attributes.ts';

const shownProperty = ['OPEN_HOUSE', 'FORECLOSURES', 'PROPERTY_AUCTIONS'];
const auctions = ['PROPERTY_AUCTIONS', 'FORECLOSURES'];

/** How the form of an event asks for each field. */
export const eventForm = {
  startsAt: { step: 'basics', control: { as: 'instant' }, isRequired: true },
  endsAt: { step: 'basics', control: { as: 'instant' } },
  eventState: { step: 'basics', control: { as: 'choice', values: eventStates } },
  isOnline: { step: 'place', control: { as: 'yes' } },
  onlineUrl: { step: 'place', control: { as: 'link' }, when: { isOnline: [true] } },
  linkedPropertyId: {
    step: 'details',
    control: { as: 'listing' },
    when: { subcategory: shownProperty },
  },
  requiresRegistration: { step: 'details', control: { as: 'yes' } },
  isFree: { step: 'price', control: { as: 'yes' } },
  hasReserve: { step: 'price', control: { as: 'yes' }, when: { subcategory: auctions } },
  auctionReserve: {
    step: 'price',
    control: { as: 'money' },
    when: { subcategory: auctions, hasReserve: [true] },
  },
  auctionDeposit: { step: 'price', control: { as: 'money' }, when: { subcategory: auctions } },
} as const satisfies FormTable<EventAttributes>;
