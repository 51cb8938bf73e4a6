import { event } from '../../element/attributes/element-table.ts';

export const invitationsEvents = {
  'bw-invitation-answered': event<{
    readonly invitation: string;
    readonly answer: 'accepted' | 'declined';
  }>('An invitation was accepted or declined.'),
  'bw-rights-given-up': event<{
    /** What paths call it, such as property. */
    readonly type: string;
    readonly id: string;
  }>('Rights to a listing were given up.'),
};
