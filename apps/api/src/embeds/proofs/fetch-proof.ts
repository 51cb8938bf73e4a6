import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { type ProofFault, proofPath } from '@boardwalk/sdk-core/embeds/sites/proof-rules';
import { isPublicAddress } from './public-address.ts';
import type { NameResolver } from './resolver.ts';

const patienceMs = 5_000;
const mostBytes = 4_096;

/** What a look at somebody's server needs; a test reaches its own by another `isAllowed`. */
export interface ProofSurroundings {
  readonly resolver: NameResolver;
  readonly isAllowed?: (address: string) => boolean;
  /** Outside of live mode pages may stand on `http`. */
  readonly allowsHttp: boolean;
}

/** The text of an origin's file, or what was wrong. */
export type FetchedProof = { readonly text: string } | { readonly fault: ProofFault };

/**
 * Reads the file of a host that anybody may have named. The address is looked up once, must be a
 * public one, and is the one that is connected to: a name that resolves differently in between
 * leads nowhere else. Nothing is followed, sent along or stored.
 */
export async function fetchProof(
  origin: string,
  { resolver, isAllowed = isPublicAddress, allowsHttp }: ProofSurroundings,
): Promise<FetchedProof> {
  const url = new URL(origin);
  if (url.protocol !== 'https:' && !allowsHttp) return { fault: 'not-https' };
  const signal = AbortSignal.timeout(patienceMs);
  const addresses = await resolver.addresses(hostOf(url));
  const [address] = addresses;
  if (address === undefined) return { fault: 'no-address' };
  // One that leads to both worlds is refused whole: which of them answers would be chance.
  if (!addresses.every(isAllowed)) return { fault: 'not-public' };
  try {
    return await readFile(await ask(url, address, signal), signal);
  } catch {
    // Whatever a stranger's server does, its owner learns no more than that it was not reached.
    return { fault: 'unreachable' };
  }
}

/** Without the brackets of an address of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const name = hostOf(url);
  return new Promise((resolve, reject) => {
    const options = {
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: proofPath,
      headers: { host: url.host, accept: 'text/plain', 'user-agent': 'Boardwalk' },
      agent: false,
      signal,
      ...(isSecure && isIP(name) === 0 && { servername: name }),
    };
    const request = (isSecure ? requestHttps : requestHttp)(options, resolve);
    request.on('error', reject);
    request.end();
  });
}

async function readFile(answer: IncomingMessage, signal: AbortSignal): Promise<FetchedProof> {
  const { statusCode = 0, headers } = answer;
  const fault = findFault(statusCode, headers['content-type']);
  if (fault) {
    answer.destroy();
    return { fault };
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    signal.throwIfAborted();
    // A stream without an encoding gives bytes.
    const bytes = part as Buffer;
    size += bytes.length;
    if (size > mostBytes) {
      answer.destroy();
      return { fault: 'too-long' };
    }
    parts.push(bytes);
  }
  return { text: Buffer.concat(parts).toString('utf8') };
}

function findFault(status: number, type: string | undefined): ProofFault | undefined {
  if (status >= 300 && status < 400) return 'redirect';
  if (status !== 200) return 'refused';
  return /^text\/plain\b/i.test(type ?? '') ? undefined : 'not-text';
}
