import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { person, rosa, since } from '../testing/people.fixture.ts';

/** The calls of the page of a property. */
export const self = 'GET /property/17/permissions/self';
export const list = 'GET /property/17/permissions';
export const change = 'POST /property/17/permissions';
export const sent = 'GET /property/17/permissions/invitations';
export const invite = 'POST /property/17/permissions/invitations';
export const owner = { name: '', permissions: ['administration'], isOwner: true };
export const kim = person(1, 'Kim', 'Ito');
export const grant = {
  user: rosa,
  sentTo: null,
  grantedBy: kim,
  permissions: ['read', 'write'],
  since,
  endsAt: null,
};
export const invitation = {
  id: '0b0d9a52-6f0b-4c39-9a43-0f6f3a1f7a11',
  sentTo: 'ana@example.org',
  permissions: ['write'],
  endsAt: null,
  invitedBy: kim,
  since,
  expiresAt: '2026-12-08T15:00:00.000Z',
  state: 'pending',
};

/** Opens the page of a property whose owner looks, with one delegate. */
export function open(answers: object, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-permissions',
    { type: 'property', id: '17', ...attributes },
    {
      [self]: owner,
      [list]: [grant],
      [sent]: [],
      ...answers,
    },
  );
}
