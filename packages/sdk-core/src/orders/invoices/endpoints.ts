import { endpoint } from '../../http/endpoint.ts';
import { fileAnswer } from '../../http/files/file-answer.ts';
import type * as schemas from './schemas.ts';

export const listShopInvoices = endpoint<typeof schemas.listShopInvoices>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{shopId}/invoices/',
});

export const readInvoice = endpoint<typeof schemas.readInvoice>({
  method: 'GET',
  path: '/api/v1/marketplace/invoice/{invoiceId}',
});

export const readInvoiceFile = endpoint<typeof schemas.readInvoiceFile>({
  method: 'GET',
  path: '/api/v1/marketplace/invoice/{invoiceId}/pdf',
  ...fileAnswer('application/pdf'),
});
