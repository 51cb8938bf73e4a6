import { explainAge } from '../testing/long-run/explain-age.ts';
import { countCommitsSince, isHistoryCutOff } from '../testing/long-run/sources.ts';
import { readStamp } from '../testing/long-run/stamp.ts';

/** Warns where `pnpm test:long` is due; it never fails, as the run takes longer than a change can wait. */
const stamp = readStamp();
const warning = explainAge(stamp, {
  commitsSince: stamp && countCommitsSince(stamp.commit),
  isCutOff: isHistoryCutOff(),
});
if (warning !== undefined) console.log(`warning: ${warning}`);
