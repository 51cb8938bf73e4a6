import { event } from '../../element/attributes/element-table.ts';

/** What is chosen, as the events report it. */
export interface BoardChoiceDetail {
  readonly planId: string | null;
  readonly billboards: readonly number[];
}

/** The events that `<bw-boards>` sends to its page. */
export const boardsEvents = {
  'bw-boards-change': event<BoardChoiceDetail>('Boards or the plan were chosen, or let go of.'),
  'bw-boards-chosen': event<BoardChoiceDetail & { readonly listingId: number }>(
    'Somebody goes on with a listing and its boards; unless it is prevented, or a step, the page of the checkout follows.',
  ),
};
