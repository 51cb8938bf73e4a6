import { useId } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openFrame } from './frame.tsx';

const host = document.createElement('div');
document.body.append(host);

function Named() {
  return <i id={useId()} />;
}

afterEach(() => host.shadowRoot?.replaceChildren());

it('gives every part of a widget an id of its own, however late it comes', async () => {
  const frame = openFrame(host, [], false);
  frame.render(
    <p>
      <Named />
    </p>,
  );
  const ids = () => [...(host.shadowRoot?.querySelectorAll('i') ?? [])].map(({ id }) => id);
  await vi.waitFor(() => expect(ids()).toHaveLength(1));
  frame.render(
    <p>
      <Named />
      <b>
        <Named />
      </b>
    </p>,
  );
  await vi.waitFor(() => expect(ids()).toHaveLength(2));
  expect(new Set(ids()).size).toBe(2);
  frame.close();
});

it('nothing is wrong with one that is closed before the browser has taken it over', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.setHTMLUnsafe(
    '<div><template shadowrootmode="open"><div class="bw-frame"><p>Hello</p></div></template></div>',
  );
  const errors: unknown[] = [];
  const over = new AbortController();
  addEventListener('error', (event) => errors.push(event.error), { signal: over.signal });
  const frame = openFrame(place.firstElementChild as Element, [], true);
  frame.render(<p>Hello</p>);
  frame.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  over.abort();
  expect(errors).toEqual([]);
});
