import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { plansAttributes } from './attributes.ts';

export type PlansContext = WidgetContext<typeof plansAttributes, readonly Plan[]>;

/** What was chosen before, which each link hands on. */
export type ChosenBefore = Pick<PlansContext['attributes'], 'billboards' | 'listingId'>;
