import { explainAge } from './explain-age.ts';
import { countCommitsSince, isHistoryCutOff } from './sources.ts';
import { readStamp } from './stamp.ts';

/** Warns where `pnpm test:long` is due; it never fails, as the run takes longer than a change can wait. */
const stamp = readStamp();
const warning = explainAge(stamp, {
  commitsSince: stamp && countCommitsSince(stamp.commit),
  isCutOff: isHistoryCutOff(),
});
if (warning !== undefined) console.log(`warning: ${warning}`);
