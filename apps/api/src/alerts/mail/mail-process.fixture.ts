import { mailWriting } from '../../mailing/waiting/write-mails.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { matchChangesJob } from '../matching/match-changes.ts';
import { alertsDomain } from '../routes.ts';

/**
 * A process that matches rules against what has changed, and writes pending mail, until it is
 * killed.
 */
const { platform } = await openPlatform(readConfiguration(process.env), createLog('silent'));
const context = jobContextOf(extendPlatform(platform, [alertsDomain]));
for (;;) {
  await matchChangesJob.run(context);
  await mailWriting.run(context);
}
