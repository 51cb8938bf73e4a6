import { event } from '../../element/attributes/element-table.ts';

export const embeddedSignInEvents = {
  'bw-signed-in': event<{ readonly id: number; readonly firstName: string }>(
    'Somebody has signed in on this page.',
  ),
};
