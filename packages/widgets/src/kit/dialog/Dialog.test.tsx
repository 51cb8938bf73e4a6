import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Dialog.test.tsx?styles';
import { Dialog } from './Dialog.tsx';

showWith(styles);

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

/** Beside it is what a script of others has laid over the page. */
function Yielding() {
  const [isAside, setAside] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setAside(false)}>Back</Button>
      <Dialog
        isOpen={isOpen}
        isAside={isAside}
        onClose={() => setOpen(false)}
        title="Sure?"
        closeLabel="Close"
      >
        <input aria-label="Why" />
        <Button onClick={() => setAside(true)}>Elsewhere</Button>
      </Dialog>
    </>
  );
}

const ask = page.getByRole('button', { name: 'Ask' });
const dialog = page.getByRole('dialog', { name: 'Sure?' });

test('a dialog takes the focus and gives it back', async () => {
  const { shadow, hasFocus } = show(<Question />);
  await userEvent.click(ask);
  await expect.element(dialog).toBeVisible();
  // What it is about is read first; its cross and its buttons follow.
  await expect.poll(() => shadow.activeElement?.textContent).toBe('Sure?');
  await userEvent.tab();
  await expect.poll(() => shadow.activeElement?.getAttribute('aria-label')).toBe('Close');
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
});

test('one that is put aside leaves the page to others, and comes back as it was', async () => {
  show(<Yielding />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Why' }), 'Because');
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  await expect.element(dialog).not.toBeInTheDocument();
  // Under a modal dialog nothing else of the page can be pressed.
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Why' })).toHaveValue('Because');
});
