import type * as schemas from '@boardwalk/sdk-core/mailing/preferences/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findPreferences } from './find-preferences.ts';

/** Reads what the caller wants of their mail. */
export const readMailPreferences: Handler<typeof schemas.readMailPreferences> = (
  _,
  { database, caller },
) => findPreferences(database, requireMember(caller).userId);
