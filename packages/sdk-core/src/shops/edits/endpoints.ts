import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listProductRows = endpoint<typeof schemas.listProductRows>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/rows',
});

export const editProducts = endpoint<typeof schemas.editProducts>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/products/edits',
  keyed: true,
});

export const listProductEdits = endpoint<typeof schemas.listProductEdits>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{id}/products/edits',
});

export const undoProductEdit = endpoint<typeof schemas.undoProductEdit>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{id}/products/edits/{editId}/undo',
  keyed: true,
});
