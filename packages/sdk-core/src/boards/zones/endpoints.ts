import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listZones = endpoint<typeof schemas.listZones>({
  method: 'GET',
  path: '/api/v1/zones',
});

export const listOwnZones = endpoint<typeof schemas.listOwnZones>({
  method: 'GET',
  path: '/api/v1/zones/mine',
});

export const readZone = endpoint<typeof schemas.readZone>({
  method: 'GET',
  path: '/api/v1/zones/{zoneId}',
});

export const createZone = endpoint<typeof schemas.createZone>({
  method: 'POST',
  path: '/api/v1/zones',
  keyed: true,
});

export const changeZone = endpoint<typeof schemas.changeZone>({
  method: 'PUT',
  path: '/api/v1/zones/{zoneId}',
});

export const deleteZone = endpoint<typeof schemas.deleteZone>({
  method: 'DELETE',
  path: '/api/v1/zones/{zoneId}',
});

export const changeZoneBoards = endpoint<typeof schemas.changeZoneBoards>({
  method: 'PUT',
  path: '/api/v1/zones/{zoneId}/billboards',
});

export const nameZoneSponsor = endpoint<typeof schemas.nameZoneSponsor>({
  method: 'PUT',
  path: '/api/v1/zones/{zoneId}/sponsors/{listingId}',
});

export const removeZoneSponsor = endpoint<typeof schemas.removeZoneSponsor>({
  method: 'DELETE',
  path: '/api/v1/zones/{zoneId}/sponsors/{listingId}',
});
