import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import { Dialog } from './Dialog.tsx';

function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Sure?"
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(false)}>Yes</Button>}
      >
        <p>It can’t be undone.</p>
      </Dialog>
    </>
  );
}

function Passing() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <Button onClick={() => setThere(true)}>Ask</Button>
      {isThere && (
        <Dialog isOpen onClose={() => setThere(false)} title="Sure?" closeLabel="Close">
          <p>It can’t be undone.</p>
        </Dialog>
      )}
    </>
  );
}

const ask = page.getByRole('button', { name: 'Ask' });
const dialog = page.getByRole('dialog', { name: 'Sure?' });

test('a dialog takes the focus and gives it back', async () => {
  const { shadow, hasFocus } = show(<Question />);
  await userEvent.click(ask);
  await expect.element(dialog).toBeVisible();
  expect(shadow.activeElement?.closest('dialog')).not.toBeNull();
  await expectAccessible(shadow);
  await userEvent.click(page.getByRole('button', { name: 'Yes' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await hasFocus(() => ask.element());
});

test('a dialog that goes with its page’s part gives the focus back too', async () => {
  const { hasFocus } = show(<Passing />);
  await userEvent.click(ask);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await hasFocus(() => ask.element());
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  [
    'a press beside it',
    () => userEvent.click(page.getByRole('dialog'), { position: { x: 4, y: 4 } }),
  ],
])('%s closes it, and it can be opened again', async (_, close) => {
  show(<Question />);
  await userEvent.click(ask);
  await expect.element(dialog).toBeVisible();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(ask);
  await expect.element(dialog).toBeVisible();
});

test('on a narrow screen it is a sheet from below', async () => {
  await page.viewport(390, 700);
  const { shadow } = show(<Question />);
  await userEvent.click(ask);
  await expect.element(dialog).toBeVisible();
  await expect
    .poll(() => {
      const box = shadow.querySelector('.dialog-panel')?.getBoundingClientRect();
      return box && [Math.round(box.left), Math.round(box.width), Math.round(box.bottom)];
    })
    .toEqual([0, 390, 700]);
  await page.viewport(1024, 768);
});
