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
