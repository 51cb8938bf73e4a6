import { expect, test } from 'vitest';
import { untilEntrancesEnd } from './entrances.fixture.ts';

test('what moves in a part that is closed meanwhile ends as well', async () => {
  document.body.innerHTML = '<details open><summary>More</summary><p>Text</p></details>';
  const [details] = document.getElementsByTagName('details');
  const [text] = document.getElementsByTagName('p');
  const animation = text?.animate({ opacity: [0, 1] }, 200);
  details?.removeAttribute('open');
  await untilEntrancesEnd(document);
  expect(animation?.playState).toBe('finished');
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
