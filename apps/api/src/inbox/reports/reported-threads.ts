import type { ReportSubject } from '../../reports/report-subjects.ts';
import { threadOutcomeMails } from './thread-outcome-mails.ts';

/** What becomes of reports of conversations, which have calls and a list of their own. */
export const reportedThreads: ReportSubject = { kind: 'thread', mails: threadOutcomeMails };
