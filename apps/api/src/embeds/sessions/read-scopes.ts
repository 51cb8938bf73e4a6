import { type Scope, scopes } from '@boardwalk/sdk-core/vocabulary/scopes';

/** Returns the scopes of a list that was checked, each once; every session says who the user is. */
export function readScopes(text: string): Scope[] {
  const asked = new Set(text.split(','));
  return scopes.filter((scope) => scope === 'profile:basic' || asked.has(scope));
}
