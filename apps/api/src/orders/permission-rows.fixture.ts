import { ownedThing } from '../access/owned-thing.fixture.ts';
import {
  type NewWorld,
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';
import { shopId } from '../shops/permission-rows.fixture.ts';
import { storeOrder } from './stored-order.fixture.ts';

const makeOrder = ({ platform: { database }, idOf }: NewWorld) =>
  storeOrder(database, idOf('owner'));

export const orderRows: PermissionRows = {
  things: [
    { at: ['/order/{id}'], make: makeOrder },
    { at: ['/shop/{shopId}'], make: shopId, standing: ownedThing },
    nobodys('/marketplace/address/{id}', nobodysId),
    nobodys('/marketplace/invoice/{invoiceId}', '000000000000'),
  ],
  bodies: { finishOrder: () => ({}) },
};
