import type { CurrentUser } from '@boardwalk/sdk-core/account/schemas';
import { event } from '../../element/element-table.ts';

export const accountEvents = {
  'bw-signed-in': event<{ user: CurrentUser }>(
    'Somebody has signed in; cancel to lead on yourself.',
  ),
};
