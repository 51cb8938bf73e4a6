import { endpoint } from '../../http/endpoint.ts';
import { fileAnswer } from '../../http/files/file-answer.ts';
import type * as schemas from './schemas.ts';

export const readFulfilment = endpoint<typeof schemas.readFulfilment>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/{invoiceId}/fulfilment',
});

export const sendParcel = endpoint<typeof schemas.sendParcel>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/{invoiceId}/parcels',
  keyed: true,
});

export const undoParcel = endpoint<typeof schemas.undoParcel>({
  method: 'DELETE',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/{invoiceId}/parcels/{parcelId}',
});

export const confirmDelivery = endpoint<typeof schemas.confirmDelivery>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/{invoiceId}/parcels/{parcelId}/delivered',
});

export const offerPickup = endpoint<typeof schemas.offerPickup>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/{invoiceId}/pickup',
});

export const handOver = endpoint<typeof schemas.handOver>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/{invoiceId}/pickup/code',
});

export const recordReturn = endpoint<typeof schemas.recordReturn>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/{invoiceId}/returns',
  keyed: true,
});

export const readPackingSlip = endpoint<typeof schemas.readPackingSlip>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/{invoiceId}/packing-slip',
  ...fileAnswer('application/pdf'),
});
