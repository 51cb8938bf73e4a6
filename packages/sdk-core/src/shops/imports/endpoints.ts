import { endpoint } from '../../http/endpoint.ts';
import { fileAnswer } from '../../http/files/file-answer.ts';
import type * as schemas from './schemas.ts';

export const checkProductImport = endpoint<typeof schemas.checkProductImport>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/products/import',
  bodyType: 'text/csv',
});

export const listProductImports = endpoint<typeof schemas.listProductImports>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/import',
});

export const readProductImport = endpoint<typeof schemas.readProductImport>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/import/{importId}',
});

export const listProductImportProblems = endpoint<typeof schemas.listProductImportProblems>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/import/{importId}/problems',
});

export const previewProductImport = endpoint<typeof schemas.previewProductImport>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/import/{importId}/preview',
});

export const readProductImportReport = endpoint<typeof schemas.readProductImportReport>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/import/{importId}/report',
  ...fileAnswer('text/csv'),
});

export const startProductImport = endpoint<typeof schemas.startProductImport>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/products/import/{importId}/start',
});

export const undoProductImport = endpoint<typeof schemas.undoProductImport>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/products/import/{importId}/undo',
});

export const exportProducts = endpoint<typeof schemas.exportProducts>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/export',
  ...fileAnswer('text/csv'),
});
