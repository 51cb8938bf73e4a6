import { endpoint } from '../../http/endpoint.ts';
import { fileAnswer } from '../../http/files/file-answer.ts';
import type * as schemas from './schemas.ts';

export const readImportTemplate = endpoint<typeof schemas.readImportTemplate>({
  method: 'GET',
  path: '/api/v1/{type}/import/template',
  ...fileAnswer('text/csv'),
});

export const checkImport = endpoint<typeof schemas.checkImport>({
  method: 'POST',
  path: '/api/v1/{type}/import',
  bodyType: 'text/csv',
});

export const listImports = endpoint<typeof schemas.listImports>({
  method: 'GET',
  path: '/api/v1/listing/import',
});

export const readImport = endpoint<typeof schemas.readImport>({
  method: 'GET',
  path: '/api/v1/listing/import/{id}',
});

export const listImportProblems = endpoint<typeof schemas.listImportProblems>({
  method: 'GET',
  path: '/api/v1/listing/import/{id}/problems',
});

export const listImportReadings = endpoint<typeof schemas.listImportReadings>({
  method: 'GET',
  path: '/api/v1/listing/import/{id}/readings',
});

export const readImportReport = endpoint<typeof schemas.readImportReport>({
  method: 'GET',
  path: '/api/v1/listing/import/{id}/report',
  ...fileAnswer('text/csv'),
});

export const startImport = endpoint<typeof schemas.startImport>({
  method: 'POST',
  path: '/api/v1/listing/import/{id}/start',
});

export const undoImport = endpoint<typeof schemas.undoImport>({
  method: 'POST',
  path: '/api/v1/listing/import/{id}/undo',
});
