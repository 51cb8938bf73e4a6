import type { Audience } from '@boardwalk/sdk-core/http/server-half';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { expect, test } from 'vitest';
import type { Member } from './caller.ts';
import { requireAudience } from './require-rule.ts';

const uploaders = ['embed:listings:write', 'embed:inbox'] as const;

test.each<[Audience, readonly Scope[], boolean]>([
  [uploaders, ['listings:write'], true],
  [uploaders, ['profile:basic', 'inbox'], true],
  [uploaders, ['profile:basic', 'cart'], false],
  [uploaders, [], false],
  ['embed:inbox', ['listings:write'], false],
  ['site', ['listings:write'], false],
  ['public', [], true],
])('what %j opens to is reached with %j: %s', (audience, scopes, isReached) => {
  const embed = { key: 'pk_test', origin: 'https://page.example', scopes: new Set(scopes) };
  // Of a member, the guard reads the embedded session alone.
  const caller = { kind: 'member', embed } as unknown as Member;
  const reach = () => requireAudience({ audience }, caller);
  if (isReached) expect(reach).not.toThrow();
  else expect(reach).toThrow('A session on a partner’s page can’t do this.');
});
