import { endpoint } from '../../http/endpoint.ts';
import { fileAnswer } from '../../http/files/file-answer.ts';
import type * as schemas from './schemas.ts';

export const listLicensees = endpoint<typeof schemas.listLicensees>({
  method: 'GET',
  path: '/api/v1/license/licensees',
});

export const listLicenses = endpoint<typeof schemas.listLicenses>({
  method: 'GET',
  path: '/api/v1/license/',
});

export const readLicense = endpoint<typeof schemas.readLicense>({
  method: 'GET',
  path: '/api/v1/license/{uuid}/',
});

export const readLicenseReceipt = endpoint<typeof schemas.readLicenseReceipt>({
  method: 'GET',
  path: '/api/v1/license/{uuid}/receipt',
  ...fileAnswer('application/pdf'),
});

export const endLicense = endpoint<typeof schemas.endLicense>({
  method: 'DELETE',
  path: '/api/v1/license/{uuid}',
});

export const changeRenewal = endpoint<typeof schemas.changeRenewal>({
  method: 'PUT',
  path: '/api/v1/license/{uuid}/renewal',
});

export const addLicenseBoard = endpoint<typeof schemas.addLicenseBoard>({
  method: 'POST',
  path: '/api/v1/license/{uuid}/{billboardId}',
});

export const changeLicenseSeats = endpoint<typeof schemas.changeLicenseSeats>({
  method: 'POST',
  path: '/api/v1/license/{uuid}/seats',
});

export const removeLicenseBoard = endpoint<typeof schemas.removeLicenseBoard>({
  method: 'DELETE',
  path: '/api/v1/license/{uuid}/{billboardId}',
});

export const listBoardMembers = endpoint<typeof schemas.listBoardMembers>({
  method: 'GET',
  path: '/api/v1/license/members/{billboardId}/',
});

export const listLicensePayments = endpoint<typeof schemas.listLicensePayments>({
  method: 'POST',
  path: '/api/v1/license/payments/history',
  reads: true,
});

export const listBoardSubscriptions = endpoint<typeof schemas.listBoardSubscriptions>({
  method: 'GET',
  path: '/api/v1/billboard/subscriptions',
});
