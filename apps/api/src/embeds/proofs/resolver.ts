import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Where names of hosts are looked up. */
export interface NameResolver {
  /** Addresses of a host, in numbers; none where it has none. */
  addresses(host: string): Promise<readonly string[]>;
  /** Texts of a name's TXT records; none where it has none. */
  texts(name: string): Promise<readonly string[]>;
}

/** The name servers that the machine itself asks, without what its own list of hosts says. */
export const systemResolver: NameResolver = {
  async addresses(host) {
    if (isIP(host)) return [host];
    const resolver = createResolver();
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  async texts(name) {
    const [found] = await Promise.allSettled([createResolver().resolveTxt(name)]);
    return found.status === 'fulfilled' ? found.value.map((parts) => parts.join('')) : [];
  },
};

function createResolver(): Resolver {
  return new Resolver({ timeout: 2_000, tries: 2 });
}
