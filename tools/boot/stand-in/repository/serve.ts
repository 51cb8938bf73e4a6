import type { RequestListener } from 'node:http';
import { createBrokenRequests } from '@boardwalk/server-parts/http/broken-request';
import { readKnownHosts } from '@boardwalk/server-parts/http/known-hosts';
import { listen } from '@boardwalk/server-parts/http/listen';
import { onShutdown } from '@boardwalk/server-parts/lifecycle';

/** Serves on a port of this machine until this process is signalled to end; `close` comes last. */
export async function serve(
  port: string | undefined,
  handle: RequestListener,
  close: () => Promise<void> = async () => {},
): Promise<void> {
  const stopListening = await listen({
    host: '127.0.0.1',
    port: Number(port),
    brokenRequests: createBrokenRequests({ siteOrigin: 'http://localhost', mode: 'demo' }),
    hosts: readKnownHosts({}, 'http://localhost'),
    handle,
  });
  onShutdown(async () => {
    await stopListening();
    await close();
  });
}
