/** What the pop-up sends to the page that opened it; `state` identifies the one attempt. */
export interface CodeMessage {
  readonly boardwalk: 'code';
  readonly state: string;
  readonly code: string;
}

/** What the pop-up sends to the page about a confirmation, whose id is the `state`. */
export interface DecisionMessage {
  readonly boardwalk: 'decision';
  readonly state: string;
  readonly decision: Decision;
}
export type Decision = 'confirmed' | 'refused';

/** What the page answers: the pop-up may say that all is well. */
export interface ReceivedMessage {
  readonly boardwalk: 'received';
  readonly state: string;
}

/** What is read of a message's event. */
export interface WindowMessageEvent {
  readonly isTrusted: boolean;
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** From whom a message must come, and about which attempt. */
export interface ExpectedMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly state: string;
}

const secret = /^[\w-]{43}$/;

/** The code of the pop-up's message; any other message, and whatever only looks like it, is none. */
export function readCode(heard: WindowMessageEvent, expected: ExpectedMessage): string | undefined {
  if (!isFrom(heard, expected, 'code')) return undefined;
  const code = ownText(heard.data, 'code');
  return code !== undefined && secret.test(code) ? code : undefined;
}

/** What the pop-up's message says of a confirmation; nothing where it is none. */
export function readDecision(
  heard: WindowMessageEvent,
  expected: ExpectedMessage,
): Decision | undefined {
  if (!isFrom(heard, expected, 'decision')) return undefined;
  const decision = ownText(heard.data, 'decision');
  return decision === 'confirmed' || decision === 'refused' ? decision : undefined;
}

/** Whether the page says that it has the message. */
export function isReceived(heard: WindowMessageEvent, expected: ExpectedMessage): boolean {
  return isFrom(heard, expected, 'received');
}

function isFrom(heard: WindowMessageEvent, expected: ExpectedMessage, kind: string): boolean {
  return (
    heard.isTrusted &&
    heard.origin === expected.origin &&
    heard.source === expected.source &&
    heard.source !== null &&
    ownText(heard.data, 'boardwalk') === kind &&
    ownText(heard.data, 'state') === expected.state
  );
}

/** A text that the message itself carries, whatever a page did to Object.prototype. */
function ownText(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : undefined;
}
