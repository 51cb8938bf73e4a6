import {
  type NewWorld,
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';
import { storeOrder } from './stored-order.fixture.ts';

const makeOrder = ({ platform: { database }, idOf }: NewWorld) =>
  storeOrder(database, idOf('owner'));

export const orderRows: PermissionRows = {
  things: [
    { at: ['/order/{id}'], make: makeOrder },
    nobodys('/marketplace/address/{id}', nobodysId),
  ],
  bodies: { finishOrder: () => ({}) },
};
