import type * as schemas from '@boardwalk/sdk-core/billing/connect/schemas';
import type { Handler } from '../../platform/domain.ts';

/** The one provider of card payments, as far as it is set up here. */
export const listProcessors: Handler<typeof schemas.listProcessors> = async (
  _,
  { payments, configuration },
) => [{ name: 'stripe', isSetUp: payments !== undefined, isTest: configuration.mode !== 'live' }];
