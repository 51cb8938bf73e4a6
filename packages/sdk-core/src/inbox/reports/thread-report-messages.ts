import type { ThreadReason } from '../../reports/reasons.ts';
import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';

/** What is said where somebody reports a conversation. */
export const threadReportMessages = {
  catalogue: 'inbox/report',
  title: 'Report {name}?',
  text: 'Moderators read the last 20 messages that the two of you have written, with their pictures. {name} is blocked as well, and isn’t told that you have reported them.',
  formerText:
    'Moderators read the last 20 messages that the two of you have written, with their pictures. This account is closed.',
  advice: 'We tell you by mail what came of it.',
  send: 'Report and block',
  sendFormer: 'Report',
  done: 'Thank you. {name} is reported and blocked.',
  doneFormer: 'Thank you. Somebody at Boardwalk looks at it.',
} as const satisfies Catalogue;

/** Why people report conversations, as they choose it. */
export const threadReasonLabels = {
  catalogue: 'inbox/report-reason',
  scam: 'They try to get money or data out of me',
  prohibited: 'They want what the law forbids',
  offensive: 'They threaten, insult or pester me',
  rights: 'They use my pictures, text or name',
  other: 'Something else',
} as const satisfies TextCatalogue<ThreadReason>;
