const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether `host` can be reached from this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOSTS.has(host);
}

/**
 * Whether a name of an address in a browser means the visitor's own machine: no name server is
 * queried for names under `localhost` (RFC 6761), so nobody can point them elsewhere.
 */
export function isLoopbackName(name: string): boolean {
  return isLoopbackHost(name) || name.endsWith('.localhost') || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** Where `pg` connects to when a connection string names no host. */
type Environment = Readonly<Partial<Record<'PGHOST', string | undefined>>>;

/**
 * Whether a PostgreSQL connection string names Unix sockets and loopback addresses alone. Whichever
 * of several a driver takes (the last `host=`, one of a list, `hostaddr`), it is on this machine.
 */
export function isLocalDatabase(databaseUrl: string, { PGHOST = '' }: Environment): boolean {
  if (databaseUrl.startsWith('/')) return true;
  if (!URL.canParse(databaseUrl)) return false;
  const { protocol, pathname, hostname, searchParams } = new URL(databaseUrl);
  if (protocol === 'socket:') return pathname.startsWith('/');
  const named = [decodeURIComponent(hostname), ...searchParams.getAll('host')].flatMap(listed);
  const hosts = named.length > 0 ? named : listed(PGHOST);
  const addresses = searchParams.getAll('hostaddr').flatMap(listed);
  return [...hosts, ...addresses].every((host) => host.startsWith('/') || isLoopbackHost(host));
}

function listed(hosts: string): readonly string[] {
  return hosts.split(',').filter((host) => host !== '');
}
