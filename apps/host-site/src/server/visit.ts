import type { IncomingHttpHeaders } from 'node:http';

/** What somebody asks the site for. */
export interface Visit {
  readonly method: string;
  readonly url: URL;
  /** As the API would get them: who asks, from where, under which id. */
  readonly headers: IncomingHttpHeaders;
}
