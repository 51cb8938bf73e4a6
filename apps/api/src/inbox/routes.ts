import * as ignoredEndpoints from '@boardwalk/sdk-core/inbox/ignored/endpoints';
import * as ignoredSchemas from '@boardwalk/sdk-core/inbox/ignored/schemas';
import * as pictureEndpoints from '@boardwalk/sdk-core/inbox/pictures/endpoints';
import * as pictureSchemas from '@boardwalk/sdk-core/inbox/pictures/schemas';
import * as preferenceEndpoints from '@boardwalk/sdk-core/inbox/preferences/endpoints';
import * as preferenceSchemas from '@boardwalk/sdk-core/inbox/preferences/schemas';
import * as reportEndpoints from '@boardwalk/sdk-core/inbox/reports/endpoints';
import * as reportSchemas from '@boardwalk/sdk-core/inbox/reports/schemas';
import * as searchEndpoints from '@boardwalk/sdk-core/inbox/search/endpoints';
import * as searchSchemas from '@boardwalk/sdk-core/inbox/search/schemas';
import * as threadEndpoints from '@boardwalk/sdk-core/inbox/threads/endpoints';
import * as threadSchemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { blockLists } from '../account/block-lists.ts';
import { mailWriters } from '../mailing/waiting/mail-writer.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { knownSettings } from '../platform/settings.ts';
import { reportSubjects } from '../reports/report-subjects.ts';
import { inboxSettings } from './blocked-message-terms.ts';
import { ignoreUser } from './ignored/ignore-user.ts';
import { inboxBlockList } from './ignored/inbox-block-list.ts';
import { listIgnored } from './ignored/list-ignored.ts';
import { unignoreUser } from './ignored/unignore-user.ts';
import { inboxData } from './inbox-data.ts';
import { announceListingsJob } from './listings/announce-changes.ts';
import { unreadMessagesMail } from './mail/unread-messages-mail.ts';
import { messagePicturesSweep } from './pictures/remove-pictures.ts';
import { serveMessagePictures } from './pictures/serve-message-pictures.ts';
import { uploadPicture } from './pictures/upload-picture.ts';
import { changeInboxPreferences } from './preferences/change-inbox-preferences.ts';
import { readInboxPreferences } from './preferences/read-inbox-preferences.ts';
import { replyTimesJob } from './replies/measure-reply-times.ts';
import { decideThreadReport } from './reports/decide-thread-report.ts';
import { listThreadReports } from './reports/list-thread-reports.ts';
import { reportThread } from './reports/report-thread.ts';
import { reportedThreads } from './reports/reported-threads.ts';
import { indexOlderMessagesJob } from './search/index-older-messages.ts';
import { searchThreads } from './search/search-threads.ts';
import { answerThread } from './threads/answer-thread.ts';
import { countUnread } from './threads/count-unread.ts';
import { hideThread } from './threads/hide-thread.ts';
import { listMessages } from './threads/list-messages.ts';
import { listThreads } from './threads/list-threads.ts';
import { listUnread } from './threads/list-unread.ts';
import { markRead } from './threads/mark-read.ts';
import { readThread } from './threads/read-thread.ts';
import { startThread } from './threads/start-thread.ts';

/** What people write to one another. */
export const inboxDomain: Domain = {
  name: 'inbox',
  routes: [
    ...defineRoutes(threadEndpoints, threadSchemas, {
      startThread,
      answerThread,
      readThread,
      listMessages,
      listThreads,
      hideThread,
      countUnread,
      listUnread,
      markRead,
    }),
    ...defineRoutes(searchEndpoints, searchSchemas, { searchThreads }),
    ...defineRoutes(preferenceEndpoints, preferenceSchemas, {
      readInboxPreferences,
      changeInboxPreferences,
    }),
    ...defineRoutes(ignoredEndpoints, ignoredSchemas, { ignoreUser, unignoreUser, listIgnored }),
    ...defineRoutes(pictureEndpoints, pictureSchemas, { uploadPicture }),
    ...defineRoutes(reportEndpoints, reportSchemas, {
      reportThread,
      listThreadReports,
      decideThreadReport,
    }),
  ],
  jobs: [announceListingsJob, messagePicturesSweep, indexOlderMessagesJob, replyTimesJob],
  serve: serveMessagePictures,
  provides: [
    provide(personalData, inboxData),
    provide(knownSettings, ...inboxSettings),
    provide(blockLists, inboxBlockList),
    provide(mailWriters, unreadMessagesMail),
    provide(reportSubjects, reportedThreads),
  ],
};
