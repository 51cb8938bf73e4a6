import { event } from '../../element/attributes/element-table.ts';

export const profilePictureEvents = {
  'bw-profile-picture-closed': event<Record<never, never>>(
    'The dialog is closed, and a new picture is saved or refused.',
  ),
};
