import { type Scope, scopes } from '@boardwalk/sdk-core/vocabulary/scopes';

/** The scopes of a list that was checked, each once; who somebody is, every session tells. */
export function readScopes(text: string): Scope[] {
  const asked = new Set(text.split(','));
  return scopes.filter((scope) => scope === 'profile:basic' || asked.has(scope));
}
