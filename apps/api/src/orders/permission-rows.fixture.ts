import { ownedThing } from '../access/owned-thing.fixture.ts';
import {
  type NewWorld,
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';
import { shopId } from '../shops/permission-rows.fixture.ts';
import { storeOrder, storeQuote } from './stored-order.fixture.ts';

const makeOrder = ({ platform: { database }, idOf }: NewWorld) =>
  storeOrder(database, idOf('owner'));

const makeQuote = (world: NewWorld) =>
  storeQuote(world.platform.database, { userId: world.idOf('target'), shopId: shopId(world) });

const address = {
  ...{ recipient: 'Rosa', company: '', line1: '1 Main St W', line2: '', city: 'Hamilton' },
  ...{ state: 'ON', postalCode: 'L8P 1A1', countryCode: 'CA' as const, phone: null },
};

export const orderRows: PermissionRows = {
  things: [
    { at: ['/order/{id}'], make: makeOrder },
    { at: ['/shop/{shopId}'], make: shopId, standing: ownedThing },
    { at: ['/quotes/{id}'], make: makeQuote },
    nobodys('/marketplace/address/{id}', nobodysId),
    nobodys('/marketplace/invoice/{invoiceId}', '000000000000'),
  ],
  bodies: {
    finishOrder: () => ({}),
    acceptQuote: () => ({
      payment_method: 'pm_none',
      agreed: { amount: 5_000, currency: 'CAD' as const, address },
    }),
    answerQuote: () => ({ answer: 'decline' as const, note: '' }),
  },
};
