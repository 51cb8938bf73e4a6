import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { publicRoofer } from '../../shared/on-board/merchants.fixture.ts';
import {
  answerBoards,
  main,
  mapWithTowns,
  openBoards,
  searchCall,
  together,
} from '../boards.fixture.ts';

const card = role('dialog', { name: 'Picked board' });
const zoomIn = role('button', { name: 'Zoom in', exact: true });
const hamilton = { west: -80, south: 43, east: -79.5, north: 43.5 };

function open(
  towns: readonly unknown[],
  attributes: Readonly<Record<string, string>> = {},
  listings: object = { results: [] },
) {
  return openBoards(
    { 'plan-id': main.id, near: '43.25,-79.87', ...attributes },
    {
      [searchCall]: answerBoards(together),
      'GET /places/map': mapWithTowns(towns),
      'POST /preview/search': listings,
    },
  );
}

test('where the map leads no nearer, a press on a count lists its boards', async () => {
  const { element } = open([]);
  await userEvent.click(role('button', { name: 'List 2 boards' }));
  await expect.element(card.getByRole('heading', { name: '2 boards here' })).toBeVisible();
  await expectAccessible(element);
  await expect.poll(() => card.getByRole('listitem').elements().length).toBe(2);
  await userEvent.click(card.getByRole('button', { name: 'Main & Queen no place left' }));
  await expectText(card, 'All places on this board are taken.');
});

test('a list under a press closes by Escape, and the focus is back on its count', async () => {
  open([]);
  const count = role('button', { name: 'List 2 boards' });
  await expect.element(count).toBeVisible();
  await userEvent.click(count);
  await expect.poll(() => focused()?.className).toBe('board-card');
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('List 2 boards');
});

test('a map with streets leads to where each board has its sign, and none lies on another', async () => {
  const { element } = open([hamilton]);
  await expect.element(zoomIn).toBeVisible();
  await expect
    .poll(() => {
      const button = zoomIn.element();
      if (button instanceof HTMLElement) button.click();
      return button.getAttribute('aria-disabled');
    })
    .toBe('true');
  const signs = () => [...(element.shadowRoot?.querySelectorAll('.pin-sign') ?? [])];
  await expect.poll(() => signs().length).toBe(2);
  const hidden = () =>
    signs().filter((sign) => {
      const { left, top, width, height } = sign.getBoundingClientRect();
      const found = element.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
      return found?.closest('.pin') !== sign;
    });
  await expect.poll(() => hidden().length).toBe(0);
  await expect.element(words('Streets invented for the demo')).toBeVisible();
});

test('the list is in the order of distance from the listing, and says it', async () => {
  const placed = { ...publicRoofer, lat: 43.25, lng: -79.87 };
  open([hamilton], { near: '', 'listing-id': '71' }, { results: [placed] });
  const here = role('region', { name: 'Boards on this part of the map' });
  await expectText(here, 'km from your listing');
});

test('on a phone the card is a sheet that a pull or a press on the map closes', async () => {
  await page.viewport(390, 800);
  const { element } = open([]);
  const row = role('button', { name: 'Main & King 3 places left' });
  await userEvent.click(row);
  await expect.element(card.getByRole('button', { name: 'Advertise Here' })).toBeVisible();
  const sheet = card.element();
  expect(sheet.matches(':popover-open')).toBe(true);
  await expect.poll(() => Math.round(sheet.getBoundingClientRect().bottom)).toBe(800);
  expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight + 1);
  await expectAccessible(element);
  const handle = sheet.querySelector('.board-card-handle');
  if (!(handle instanceof HTMLElement)) throw new Error('A sheet has an edge to pull at.');
  const finger = (type: string, clientY: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerType: 'touch', isPrimary: true, pointerId: 5, clientX: 190, clientY },
        ...{ bubbles: true, composed: true },
      }),
    );
  finger('pointerdown', 400);
  finger('pointermove', 470);
  finger('pointerup', 470);
  await expect.element(card).not.toBeInTheDocument();
});
