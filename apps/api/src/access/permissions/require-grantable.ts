import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { objectKinds } from '../objects.ts';

/** Refuses permissions that nobody can have on things of the type: in a listing nothing is created. */
export function requireGrantable(
  { extensions }: Pick<OperationContext, 'extensions'>,
  { type }: { readonly type: string },
  permissions: readonly Action[],
): void {
  const known = extensions.byKey(objectKinds).get(type)?.actions ?? [];
  const unknown = permissions.flatMap((action, index) => (known.includes(action) ? [] : [index]));
  if (unknown.length === 0) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: unknown.map((index) => ({
      path: `body.permissions.${index}`,
      message: `expected one of ${known.join(', ')}`,
    })),
  });
}
