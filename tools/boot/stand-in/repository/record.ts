import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** Notes in the data folder that a step ran. */
export function record(step: string): void {
  appendFileSync(path.join(process.env.BOARDWALK_DATA ?? '', 'steps'), `${step}\n`);
}
