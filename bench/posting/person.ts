/** Somebody of the demo, as their browser calls. */
export interface Person {
  /** Calls the site's own address, as a page of it does. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** What the session's cookie says. */
  readonly cookie: string;
}

export const password = 'boardwalk-demo';

export async function signIn(siteOrigin: string, username: string): Promise<Person> {
  const headers = { 'content-type': 'application/json', 'x-boardwalk': '1', origin: siteOrigin };
  const answer = await fetch(`${siteOrigin}/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok)
    throw new Error(
      `The sign-in of ${username} was answered with ${answer.status}: ${await answer.text()}`,
    );
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  return {
    cookie,
    async call(method, path, body) {
      const response = await fetch(siteOrigin + path, {
        method,
        headers: { ...headers, cookie },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text);
    },
  };
}
