import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readRefunds = endpoint<typeof schemas.readRefunds>({
  method: 'GET',
  path: '/api/v1/marketplace/invoice/{invoiceId}/refunds',
});

export const previewRefund = endpoint<typeof schemas.previewRefund>({
  method: 'POST',
  path: '/api/v1/marketplace/invoice/{invoiceId}/refund/preview',
});

export const refundInvoice = endpoint<typeof schemas.refundInvoice>({
  method: 'POST',
  path: '/api/v1/marketplace/invoice/{invoiceId}/refund',
  keyed: true,
});
