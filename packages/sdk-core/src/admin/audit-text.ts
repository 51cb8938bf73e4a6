import type { AuditEntry, PersonSummary } from '../access/schemas.ts';
import { actions, groups } from '../vocabulary/groups.ts';
import { fillMessage, type Messages } from '../vocabulary/message.ts';
import type { auditEventLabels, auditMessages } from './audit-messages.ts';

/** The words that an entry is told in. */
export interface AuditWords {
  readonly events: Messages<typeof auditEventLabels>;
  readonly around: Messages<typeof auditMessages>;
  readonly groups: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  /** Writes an ISO instant as a day. */
  readonly formatDay: (iso: string) => string;
}

/** How a person is called in lists. */
export function nameOf({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`;
}

/** An entry of the trail as a sentence. */
export function auditSentence({ event, actor, subject, detail }: AuditEntry, words: AuditWords) {
  const { events, around } = words;
  const person = (who: PersonSummary | null) => (who ? nameOf(who) : around.nobody);
  const object = { type: textIn(detail.objectType), id: textIn(detail.objectId) };
  // What joining writes down calls the group by `name`.
  const group = groups.find((one) => one === (detail.group ?? detail.name));
  return fillMessage(events[event], {
    actor: person(actor),
    subject: person(subject),
    email: textIn(detail.email),
    key: textIn(detail.key),
    site: textIn(detail.site),
    group: (group && words.groups[group]) ?? textIn(detail.group),
    object: fillMessage(around.object, object),
  });
}

/** What else an entry tells: as whom somebody acted, why, and which rights until when. */
export function auditRemarks(entry: AuditEntry, words: AuditWords): string[] {
  const { actingAs, subject, detail } = entry;
  const { around } = words;
  const reason = textIn(detail.reason);
  const rights = rightsIn(detail.permissions).map((action) => words.actions[action]);
  const end = textIn(detail.endsAt);
  return [
    // The sentence names whoever it is about.
    ...(actingAs && actingAs.id !== subject?.id
      ? [fillMessage(around.actingAs, { name: nameOf(actingAs) })]
      : []),
    ...(rights.length > 0 ? [fillMessage(around.rights, { rights: rights.join(', ') })] : []),
    ...(end === '' ? [] : [fillMessage(around.until, { date: words.formatDay(end) })]),
    ...(reason === '' ? [] : [fillMessage(around.reason, { reason })]),
  ];
}

/** The detail of an entry is whatever its event wrote down. */
function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function rightsIn(value: unknown) {
  return Array.isArray(value) ? actions.filter((action) => value.includes(action)) : [];
}
