import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { ProofFault } from './proof-rules.ts';

/** What is said of a site's origins, and of how their owner proves them. */
export const originsMessages = {
  catalogue: 'embeds/origins',
  title: 'Origins',
  proved: 'Proved',
  unproved: 'Not proved yet',
  checkedAt: 'Looked at on {date}',
  lead: 'Until you show that this origin is yours, its pages show widgets, but nobody signs in there. Do one of the two, then check.',
  again:
    'The last look did not find it any more. If the next one doesn’t either, nobody signs in there until you prove it again.',
  byFile: 'A file',
  fileAt: 'Put a text file at this address:',
  fileHolds: 'with this line in it:',
  byRecord: 'A DNS record',
  recordOf: 'Add a TXT record of this name:',
  recordHolds: 'with this value:',
  check: 'Check now',
  checkNamed: 'Check now: {origin}',
  checking: 'Looking …',
  failed: 'It could not be checked. Check your connection, then try again.',
  tooOften: 'You have checked often just now. Wait a minute.',
  'no-address': 'There is no record, and the name leads to no server.',
  'not-public': 'There is no record, and the name leads to no public address.',
  'not-https': 'There is no record, and a file counts on https only.',
  unreachable: 'There is no record, and the server did not answer in time or by https.',
  redirect: 'There is no record, and the file’s address leads elsewhere.',
  refused: 'There is no record, and the file is not there.',
  'not-text': 'There is no record, and the file is no plain text (text/plain).',
  'too-long': 'There is no record, and the file is longer than 4 KB.',
  'other-code': 'There is no record, and the file does not hold the line.',
} as const satisfies TextCatalogue<
  | ProofFault
  | 'title'
  | 'proved'
  | 'unproved'
  | 'checkedAt'
  | 'lead'
  | 'again'
  | 'byFile'
  | 'fileAt'
  | 'fileHolds'
  | 'byRecord'
  | 'recordOf'
  | 'recordHolds'
  | 'check'
  | 'checkNamed'
  | 'checking'
  | 'failed'
  | 'tooOften'
>;
