import { useEffect, useId } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openFrame } from './frame.tsx';

const host = document.createElement('div');
document.body.append(host);

function Named() {
  return <i id={useId()} />;
}

/** What the server rendered of a greeting. */
function addRendered(): Element {
  const place = document.createElement('div');
  place.setHTMLUnsafe(
    '<div><template shadowrootmode="open"><div class="bw-frame"><p>Hello</p></div></template></div>',
  );
  document.body.append(place);
  // The one element of the HTML above.
  return place.firstElementChild as Element;
}

function Greeting({ onLive }: { readonly onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <p>Hello</p>;
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
  await expect.poll(ids).toHaveLength(1);
  frame.render(
    <p>
      <Named />
      <b>
        <Named />
      </b>
    </p>,
  );
  await expect.poll(ids).toHaveLength(2);
  expect(new Set(ids()).size).toBe(2);
  frame.close();
});

it('nothing is wrong with one that is closed before the browser has taken it over', async () => {
  const errors: unknown[] = [];
  const over = new AbortController();
  addEventListener('error', (event) => errors.push(event.error), { signal: over.signal });
  const frame = openFrame(addRendered(), [], true);
  frame.render(<Greeting onLive={() => {}} />);
  frame.close();
  // One that is opened after it is taken over after it.
  const later = openFrame(addRendered(), [], true);
  const onLive = vi.fn<() => void>();
  later.render(<Greeting onLive={onLive} />);
  await expect.poll(() => onLive.mock.calls).toHaveLength(1);
  over.abort();
  expect(errors).toEqual([]);
  later.close();
});
