import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** No look waits longer for name servers. */
const patienceMs = 4_000;

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
    const found = await ask((resolver) => [resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  async texts(name) {
    const found = await ask((resolver) => [resolver.resolveTxt(name)]);
    return found.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value.map((parts) => parts.join('')) : [],
    );
  },
};

/** A name that can't be found out in time has no answer, like one that does not exist. */
async function ask<Answer>(
  questions: (resolver: Resolver) => readonly Promise<Answer>[],
): Promise<PromiseSettledResult<Answer>[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const timer = setTimeout(() => resolver.cancel(), patienceMs);
  const answers = await Promise.allSettled(questions(resolver));
  clearTimeout(timer);
  return answers;
}
