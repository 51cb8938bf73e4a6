import { domains } from '../../architecture.mjs';
import { contractFiles } from './domain/contract-files.ts';
import { domainLines } from './domain/domain-lines.ts';
import { serverFiles } from './domain/server-files.ts';
import { formatFiles, writeNewFiles } from './files.ts';
import { addLines } from './lists.ts';
import { nameDomain } from './names.ts';

const [domain = '', entry] = process.argv.slice(2);
if (!domains.includes(domain) || (entry !== undefined && !/^[a-z]+(?:-[a-z]+)*$/.test(entry))) {
  console.error(
    `Usage: pnpm new:domain NAME [ENTRY], such as "alerts alert".
NAME is one of the domains of architecture.mjs; a new one is added there first, after those that it builds on: ${domains.join(', ')}.`,
  );
  process.exit(2);
}

const names = nameDomain(domain, entry);
if (names.all === names.one) throw new Error('The domain and its entries need names of their own.');
const files = { ...contractFiles(names), ...serverFiles(names) };
const lines = domainLines(names);
writeNewFiles(files);
addLines(domain, lines);
formatFiles([...Object.keys(files), ...lines.map(({ file }) => file)]);

console.log(`
Next, as docs/adding-a-domain.md says:
- let schemas.ts and tables.ts say what ${names.one} is, then: pnpm --filter @boardwalk/api migrations --name ${domain}
- pnpm new:widget ${domain} bw-${domain}
- pnpm openapi, pnpm docs:write and pnpm changeset, then pnpm check`);
