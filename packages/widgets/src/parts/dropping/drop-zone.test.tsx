import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '../testing/show-part.fixture.tsx';
import { DropZone } from './DropZone.tsx';

const zone = () => screen.getByText('Drop here').parentElement as HTMLElement;
const drag = (type: string, facts: DragEventInit = {}) =>
  new DragEvent(type, { bubbles: true, cancelable: true, ...facts });

function show(onDrop: (files: readonly File[]) => void = () => {}) {
  return showPart(
    <DropZone className="zone" onDrop={onDrop}>
      <p>Drop here</p>
    </DropZone>,
  );
}

test('a file is over it until the pointer leaves all that is in it', async () => {
  await show();
  const inside = screen.getByText('Drop here');
  inside.dispatchEvent(drag('dragover'));
  await waitFor(() => expect(zone()).toHaveClass('is-over'));
  zone().dispatchEvent(drag('dragleave', { relatedTarget: inside }));
  await new Promise(requestAnimationFrame);
  expect(zone()).toHaveClass('is-over');
  zone().dispatchEvent(drag('dragleave', { relatedTarget: document.body }));
  await waitFor(() => expect(zone()).not.toHaveClass('is-over'));
});

test('all that is dropped is taken, and the page stays', async () => {
  const taken: string[] = [];
  await show((files) => taken.push(...files.map(({ name }) => name)));
  const dataTransfer = new DataTransfer();
  for (const name of ['a.csv', 'b.csv']) dataTransfer.items.add(new File(['x'], name));
  const drop = drag('drop', { dataTransfer });
  screen.getByText('Drop here').dispatchEvent(drop);
  expect(taken).toEqual(['a.csv', 'b.csv']);
  expect(drop.defaultPrevented).toBe(true);
});
