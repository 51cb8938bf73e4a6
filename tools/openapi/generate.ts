import { readFileSync, writeFileSync } from 'node:fs';
import { readContract } from './contract.ts';
import { openApiDocument } from './document.ts';

const file = 'docs/openapi.json';

/** Writes the document, or with `--check` only says whether the one that is there is up to date. */
const document = `${JSON.stringify(openApiDocument(await readContract()), null, 2)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(file, document);
} else if (readFileSync(file, 'utf8') !== document) {
  console.log(`${file} is stale: run node tools/openapi/generate.ts`);
  process.exitCode = 1;
}
