import { spawnSync } from 'node:child_process';

const file = 'sbom.cdx.json';

/**
 * Writes the bill of materials: every package of the lockfile with its version and hash, as
 * CycloneDX 1.6, which scanners of known weaknesses read.
 */
const { status } = spawnSync(
  'pnpm',
  [
    ...['sbom', '--lockfile-only', '--sbom-type', 'application'],
    ...['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--out', file],
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
