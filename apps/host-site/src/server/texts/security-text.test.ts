import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test('security.txt names the contact, and a time at which it is looked up anew', () => {
  const deployment = {
    siteOrigin: 'https://market.example',
    securityContact: 'mailto:security@market.example',
  };
  expect(securityText(deployment, new Date('2026-11-24T12:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:security@market.example',
    'Expires: 2027-02-22T12:00:00.000Z',
    'Preferred-Languages: en, fr',
    'Canonical: https://market.example/.well-known/security.txt',
    '',
  ]);
});
