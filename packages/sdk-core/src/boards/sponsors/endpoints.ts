import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listBoardPlaces = endpoint<typeof schemas.listBoardPlaces>({
  method: 'GET',
  path: '/api/v1/administration/billboards/{id}/places',
});

export const nameBoardSponsor = endpoint<typeof schemas.nameBoardSponsor>({
  method: 'POST',
  path: '/api/v1/billboard/{id}/sponsor',
});

export const removeBoardSponsor = endpoint<typeof schemas.removeBoardSponsor>({
  method: 'DELETE',
  path: '/api/v1/billboard/sponsor/{id}',
});
