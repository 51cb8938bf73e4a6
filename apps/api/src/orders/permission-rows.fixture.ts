import { ownedThing } from '../access/owned-thing.fixture.ts';
import {
  type NewWorld,
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';
import { sellingShopId, soldVariantId } from '../shops/permission-rows.fixture.ts';
import { storeSentInvoice } from './fulfilment/stored-fulfilment.fixture.ts';
import { storeOrder, storeQuote } from './stored-order.fixture.ts';

type World = Pick<NewWorld, 'idOf'>;

const makeOrder = ({ platform: { database }, idOf }: NewWorld) =>
  storeOrder(database, idOf('owner'));

const makeQuote = (world: NewWorld) =>
  storeQuote(world.platform.database, {
    userId: world.idOf('target'),
    shopId: sellingShopId(world),
  });

const parcelId = ({ idOf }: World) =>
  `00000000-0000-4000-8000-${String(idOf('owner')).padStart(12, '0')}`;

/** In a parcel, and ready at the counter too, so that each step of its shop can be done. */
const makeInvoiceOfShop = (world: NewWorld) =>
  storeSentInvoice(world.platform.database, {
    ...{ userId: world.idOf('target'), shopId: sellingShopId(world), code: pickupCode },
    ...{ variantId: soldVariantId(world), parcelId: parcelId(world) },
  });

const pickupCode = '12345678';
const onePiece = (world: World) => [{ item: soldVariantId(world), quantity: 1 }];

const address = {
  ...{ recipient: 'Rosa', company: '', line1: '1 Main St W', line2: '', city: 'Hamilton' },
  ...{ state: 'ON', postalCode: 'L8P 1A1', countryCode: 'CA' as const, phone: null },
};

export const orderRows: PermissionRows = {
  things: [
    { at: ['/order/{id}'], make: makeOrder },
    { at: ['/shop/{shopId}'], make: sellingShopId, standing: ownedThing },
    { at: ['/quotes/{id}'], make: makeQuote },
    { at: ['/invoices/{invoiceId}'], make: makeInvoiceOfShop },
    { at: ['/parcels/{parcelId}'], make: parcelId },
    nobodys('/marketplace/address/{id}', nobodysId),
    nobodys('/marketplace/invoice/{invoiceId}', '000000000000'),
  ],
  bodies: {
    finishOrder: () => ({}),
    acceptQuote: () => ({
      payment_method: 'pm_none',
      agreed: { amount: 5_000, currency: 'CAD' as const, address },
    }),
    sendParcel: (world) => ({
      ...{ carrier: 'ups' as const, number: '1Z9', url: null, lines: onePiece(world) },
    }),
    handOver: () => ({ code: pickupCode }),
    recordReturn: (world) => ({ lines: onePiece(world), restock: true }),
    refundInvoice: () => ({ amount: 100 }),
    previewRefund: () => ({ amount: 100 }),
    answerQuote: () => ({ answer: 'decline' as const, note: '' }),
  },
};
