import { event } from '../../element/attributes/element-table.ts';

export const invitationsEvents = {
  'bw-invitation-answered': event<{
    readonly invitation: string;
    readonly answer: 'accepted' | 'declined';
  }>('An invitation was accepted or declined.'),
};
