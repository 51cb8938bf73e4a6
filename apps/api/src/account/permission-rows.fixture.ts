import {
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';

export const accountRows: PermissionRows = {
  things: [
    { at: ['/user/{id}'], make: ({ idOf }) => idOf('target') },
    nobodys('/sessions/{sessionId}', nobodysId),
    nobodys('/passkeys/{passkeyId}', nobodysId),
  ],
};
