import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeImport } from './describe-import.ts';
import { findOwnImport } from './find-own-import.ts';

/** Reads an import of one's own. */
export const readImport: Handler<typeof schemas.readImport> = async (
  { params: { id } },
  { database, caller },
) => describeImport(await findOwnImport(database, { id, ownerId: requireMember(caller).userId }));
