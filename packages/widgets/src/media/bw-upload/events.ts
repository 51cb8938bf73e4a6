import { event } from '../../element/attributes/element-table.ts';

export const uploadEvents = {
  'bw-uploaded': event<{
    readonly id: string;
    readonly path: string;
    readonly mimeType: string;
    readonly name: string;
  }>('A file is saved; cancel to announce it yourself.'),
  'bw-upload-closed': event<Record<never, never>>('The dialog is closed.'),
};
