import { expect, test } from 'vitest';
import { actionLabels } from '../../access/action-labels.ts';
import { auditEvents } from '../../access/audit-events.ts';
import { groupLabels } from '../../access/group-labels.ts';
import { inEnglish } from '../../vocabulary/text/message.ts';
import { auditedActionLabels } from '../call-labels.ts';
import type { AuditEntry } from '../trail-schemas.ts';
import { auditEventLabels, auditMessages } from './audit-messages.ts';
import { auditRemarks, auditSentence } from './audit-text.ts';

const words = {
  events: inEnglish(auditEventLabels),
  around: inEnglish(auditMessages),
  deeds: inEnglish(auditedActionLabels),
  groups: groupLabels,
  actions: actionLabels,
  formatDay: (iso: string) => iso.slice(0, 10),
};

const person = (id: number, firstName: string) => ({
  id,
  firstName,
  lastName: 'Ito',
  profilePicture: null,
});

function entry(event: string, detail: object, more: object = {}): AuditEntry {
  // Ids are branded by the contract's schemas, which this test does without.
  return {
    id: 1,
    at: '2026-12-01T17:00:00.000Z',
    event,
    actor: person(1, 'Kim'),
    actingAs: null,
    subject: person(2, 'Rosa'),
    detail,
    ...more,
  } as unknown as AuditEntry;
}

test.each([
  ['member-added', { group: 'partners' }, 'Kim Ito put Rosa Ito into the group “Partners”.'],
  ['member-joined', { name: 'realtors' }, 'Rosa Ito joined the group “Realtors”.'],
  [
    'member-invited',
    { group: 'merchants', email: 'a@example.org' },
    'Kim Ito invited a@example.org to the group “Merchants”.',
  ],
  [
    'permission-granted',
    { objectType: 'listing', objectId: '17' },
    'Kim Ito gave Rosa Ito rights to listing 17.',
  ],
  ['setting-changed', { key: 'site.name' }, 'Kim Ito changed the setting “site.name”.'],
  ['coupon-created', { coupon: 'SPRING-10' }, 'Kim Ito made the coupon SPRING-10.'],
  ['coupon-ended', { coupon: 'SPRING-10' }, 'Kim Ito ended the coupon SPRING-10.'],
  ['plan-created', { plan: 'Town' }, 'Kim Ito made the plan “Town”.'],
  ['board-retired', { board: 'King St' }, 'Kim Ito retired the board “King St”.'],
  ['zone-changed', { zone: 'Downtown' }, 'Kim Ito changed the zone “Downtown”.'],
])('%s with %j reads as a sentence', (event, detail, sentence) => {
  expect(auditSentence(entry(event, detail), words)).toBe(sentence);
});

test('every event has a sentence without a gap', () => {
  const detail = { group: 'partners', email: 'e', key: 'k', objectType: 'listing', objectId: '1' };
  for (const event of auditEvents) {
    expect(auditSentence(entry(event, { ...detail, endpoint: 'changeProfile' }), words)).toMatch(
      /^[^{}]+\.$/,
    );
  }
});

test('a person whose account is gone is told as such', () => {
  const gone = entry('account-disabled', {}, { subject: null });
  expect(auditSentence(gone, words)).toBe(
    'Kim Ito disabled the account of somebody whose account is gone.',
  );
});

test('remarks tell role, rights, end and reason', () => {
  const detail = {
    permissions: ['read', 'administration'],
    endsAt: '2026-12-24T05:00:00.000Z',
    reason: 'Ticket 7',
  };
  const told = auditRemarks(
    entry('permission-granted', detail, { actingAs: person(3, 'Ana') }),
    words,
  );
  expect(told).toEqual([
    'acting as Ana Ito',
    'Rights: Review, Administration',
    'until 2026-12-24',
    'Reason: Ticket 7',
  ]);
  expect(auditRemarks(entry('acting-began', { reason: 7, permissions: 'all' }), words)).toEqual([]);
});

test('an entry about the role itself names it once', () => {
  const ended = entry('acting-ended', {}, { actingAs: person(2, 'Rosa') });
  expect(auditSentence(ended, words)).toBe('Kim Ito stopped acting as Rosa Ito.');
  expect(auditRemarks(ended, words)).toEqual([]);
});

test('a call made while acting tells what it was about, and that it failed or nobody knows', () => {
  const detail = { endpoint: 'deleteFile', params: { file: 'f00' } };
  const acted = (outcome: number | null) => entry('acted', detail, { outcome });
  expect(auditSentence(acted(200), words)).toBe('Kim Ito acted as Rosa Ito: file deleted.');
  expect(auditRemarks(acted(200), words)).toEqual(['file: f00']);
  expect(auditRemarks(acted(404), words)).toEqual(['file: f00', 'refused (404)']);
  expect(auditRemarks(acted(null), words)).toEqual([
    'file: f00',
    'how it ended was not written down',
  ]);
});
