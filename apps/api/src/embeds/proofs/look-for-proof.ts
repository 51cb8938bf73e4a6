import {
  type ProofFault,
  proofLine,
  proofRecord,
} from '@boardwalk/sdk-core/embeds/sites/proof-rules';
import { fetchProof, type ProofSurroundings } from './fetch-proof.ts';

/**
 * Whether an origin shows that it belongs to the owner of a site, by a DNS record or by a file: what
 * is wrong, or nothing.
 */
export async function findProofFault(
  origin: string,
  code: string,
  surroundings: ProofSurroundings,
): Promise<ProofFault | null> {
  const line = proofLine(code);
  const record = proofRecord(origin);
  if (record !== undefined && (await surroundings.resolver.texts(record)).includes(line)) {
    return null;
  }
  const found = await fetchProof(origin, surroundings);
  if ('fault' in found) return found.fault;
  return found.text.split(/\r?\n/).some((text) => text.trim() === line) ? null : 'other-code';
}
