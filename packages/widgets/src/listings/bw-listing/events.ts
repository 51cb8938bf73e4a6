import { event } from '../../element/attributes/element-table.ts';
import { contactEvents } from '../../inbox/shared/contact/events.ts';

export const listingEvents = {
  ...contactEvents,
  'bw-listing': event<{ readonly type: string; readonly id: number; readonly title: string }>(
    'A listing shows.',
  ),
  'bw-contact': event<{ readonly id: number; readonly channel: 'phone' | 'email' }>(
    'Somebody asked for the phone number or e-mail address of the listing.',
  ),
  'bw-share': event<{ readonly id: number; readonly address: string }>(
    'Somebody shares the listing.',
  ),
};
