import { personName } from '../../access/person-name.ts';
import type { PersonSummary } from '../../access/person-schemas.ts';
import { actions, groups } from '../../vocabulary/groups.ts';
import { fillMessage, type Messages } from '../../vocabulary/text/message.ts';
import type { auditedActionLabels, readingLabels } from '../call-labels.ts';
import type { AuditEntry, Reading } from '../trail-schemas.ts';
import type { auditEventLabels, auditMessages, readingsMessages } from './audit-messages.ts';

/** The labels that an entry is shown with. */
export interface AuditLabels {
  readonly events: Messages<typeof auditEventLabels>;
  readonly around: Messages<typeof auditMessages>;
  readonly deeds: Messages<typeof auditedActionLabels>;
  readonly groups: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  /** Writes an ISO instant as a day. */
  readonly formatDay: (iso: string) => string;
}

/** An entry of the trail as a sentence. */
export function auditSentence({ event, actor, subject, detail }: AuditEntry, words: AuditLabels) {
  const { events, around } = words;
  const person = (who: PersonSummary | null) => (who ? personName(who) : around.nobody);
  const object = { type: textIn(detail.objectType), id: textIn(detail.objectId) };
  // What joining writes down calls the group by `name`.
  const group = groups.find((one) => one === (detail.group ?? detail.name));
  return fillMessage(events[event], {
    actor: person(actor),
    subject: person(subject),
    email: textIn(detail.email),
    key: textIn(detail.key),
    site: textIn(detail.site),
    coupon: textIn(detail.coupon),
    plan: textIn(detail.plan),
    board: textIn(detail.board),
    zone: textIn(detail.zone),
    shop: textIn(detail.shop),
    product: textIn(detail.product),
    call: callIn(words.deeds, textIn(detail.endpoint)),
    group: (group && words.groups[group]) ?? textIn(detail.group),
    object: fillMessage(around.object, object),
  });
}

/** Returns what else an entry states: as whom somebody acted, why, and which rights until when. */
export function auditRemarks(entry: AuditEntry, words: AuditLabels): string[] {
  const { actingAs, subject, detail } = entry;
  const { around } = words;
  const reason = textIn(detail.reason);
  const rights = rightsIn(detail.permissions).map((action) => words.actions[action]);
  const end = textIn(detail.endsAt);
  return [
    // The sentence names the person that it is about.
    ...(actingAs && actingAs.id !== subject?.id
      ? [fillMessage(around.actingAs, { name: personName(actingAs) })]
      : []),
    ...(rights.length > 0 ? [fillMessage(around.rights, { rights: rights.join(', ') })] : []),
    ...(end === '' ? [] : [fillMessage(around.until, { date: words.formatDay(end) })]),
    ...(reason === '' ? [] : [fillMessage(around.reason, { reason })]),
    ...(entry.event === 'acted' ? callRemarks(entry, around) : []),
  ];
}

/** What a call was about, and how it ended where that was not well. */
function callRemarks({ detail, outcome }: AuditEntry, around: AuditLabels['around']): string[] {
  const params = Object.entries(Object(detail.params));
  return [
    ...params.map(([name, value]) => fillMessage(around.about, { name, value: textIn(value) })),
    ...outcomeRemarks(outcome, around),
  ];
}

/** How a call ended, where it did not end well. */
function outcomeRemarks(outcome: number | null, around: AuditLabels['around']): string[] {
  if (outcome === null) return [around.unknownOutcome];
  return outcome < 400 ? [] : [fillMessage(around.refused, { status: outcome })];
}

/** The detail of an entry is whatever its event wrote down. */
function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function rightsIn(value: unknown) {
  return Array.isArray(value) ? actions.filter((action) => value.includes(action)) : [];
}

/** What a call is; one that the product no longer knows by the name that was written down. */
function callIn(
  labels: Messages<typeof auditedActionLabels | typeof readingLabels>,
  name: string,
): string {
  const known: Readonly<Record<string, unknown>> = labels;
  return Object.hasOwn(known, name) ? textIn(known[name]) : name;
}

interface ReadingWords {
  readonly messages: Messages<typeof readingsMessages>;
  readonly calls: Messages<typeof readingLabels>;
  readonly around: AuditLabels['around'];
}

/** A reading as a sentence. */
export function readingSentence(
  { reader, subject, endpoint }: Reading,
  { messages, calls, around }: ReadingWords,
): string {
  const call = callIn(calls, endpoint);
  const person = reader ? personName(reader) : around.nobody;
  return subject
    ? fillMessage(messages.ofOne, { reader: person, call, subject: personName(subject) })
    : fillMessage(messages.ofMany, { reader: person, call });
}

/** Returns what else a reading states: as whom somebody acted, why, and how it ended. */
export function readingRemarks(
  { actingAs, reason, outcome }: Reading,
  around: AuditLabels['around'],
): string[] {
  return [
    ...(actingAs ? [fillMessage(around.actingAs, { name: personName(actingAs) })] : []),
    ...(reason === null ? [] : [fillMessage(around.reason, { reason })]),
    // One that is under way, such as this very look at the list, has none yet.
    ...(outcome === null ? [] : outcomeRemarks(outcome, around)),
  ];
}
