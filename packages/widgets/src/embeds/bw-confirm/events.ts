import { event } from '../../element/attributes/element-table.ts';

export const confirmEvents = {
  'bw-decided': event<{ readonly id: string; readonly decision: 'confirmed' | 'refused' }>(
    'Somebody has decided what a page asked for.',
  ),
};
