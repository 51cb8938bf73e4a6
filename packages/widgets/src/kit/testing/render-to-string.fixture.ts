import { createElement, type ReactElement } from 'react';

/** The renderer that belongs to the runtime under test. */
export async function loadRenderer(): Promise<(content: ReactElement) => string> {
  // Only Preact's elements have this field.
  if (!('__k' in createElement('p'))) return (await import('react-dom/server')).renderToString;
  const { render } = await import('preact-render-to-string');
  return (content) => render(content as unknown as Parameters<typeof render>[0]);
}
