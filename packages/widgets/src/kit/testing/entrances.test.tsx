import { expect, test } from 'vitest';
import { untilEntrancesEnd } from './entrances.fixture.ts';

test('a transition in a part that is closed meanwhile ends as well', async () => {
  const details = document.body.appendChild(document.createElement('details'));
  const text = details.appendChild(document.createElement('p'));
  details.open = true;
  Object.assign(text.style, { transition: 'background-color 100ms', backgroundColor: 'red' });
  // A transition begins from a colour that was computed.
  expect(getComputedStyle(text).backgroundColor).toBe('rgb(255, 0, 0)');
  text.style.backgroundColor = 'blue';
  const [transition] = text.getAnimations();
  expect(transition?.playState).toBe('running');
  details.open = false;
  await untilEntrancesEnd(document);
  expect(transition?.playState).toBe('finished');
});

test('what moves in a shadow tree is waited for, what moves for ever is not', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const inner = shadow.appendChild(document.createElement('p'));
  const animation = inner.animate({ opacity: [0, 1] }, 100);
  const endless = host.animate({ opacity: [0, 1] }, { duration: 100, iterations: Infinity });
  await untilEntrancesEnd(document);
  expect(animation.playState).toBe('finished');
  endless.cancel();
});
