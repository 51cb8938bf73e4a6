import { describeSdk } from './describe-sdk.ts';
import { writeLlmsText } from './write-llms-text.ts';
import { writeReference } from './write-reference.ts';

/** What stands in `docs/` of the widgets, by file: their reference, and `llms.txt`. */
export async function writeDocuments(): Promise<ReadonlyMap<string, string>> {
  const sdk = await describeSdk();
  const pages = [...writeReference(sdk)].map(([name, text]) => [`elements/${name}`, text] as const);
  return new Map([...pages, ['llms.txt', writeLlmsText(sdk)]]);
}
