import type { Group } from '../vocabulary/groups.ts';
import type { TextCatalogue } from '../vocabulary/text/message.ts';

/** What people call the groups. */
export const groupLabels = {
  catalogue: 'access/group',
  administrators: 'Administrators',
  merchants: 'Merchants',
  partners: 'Partners',
  city_administrators: 'City administrators',
  realtors: 'Realtors',
} as const satisfies TextCatalogue<Group>;
