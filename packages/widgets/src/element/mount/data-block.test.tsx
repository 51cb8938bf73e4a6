import { expect, test } from 'vitest';
import { addDataBlock } from './data-block.ts';

test('a data block stands in the page until it is taken out, and runs nothing', () => {
  const text = '{"@type":"Product","name":"</script><b>"}';
  const remove = addDataBlock(document.body, 'application/ld+json', text);
  const block = document.querySelector('body > script[type="application/ld+json"]');
  expect(block?.textContent).toBe(text);
  expect(block?.getAttributeNames()).toEqual(['type']);
  remove();
  expect(document.querySelector('body > script')).toBe(null);
});

test('even a script type would not run, as its element did already', () => {
  Reflect.set(globalThis, 'ranAgain', false);
  addDataBlock(document.body, 'text/javascript', 'globalThis.ranAgain = true');
  expect(Reflect.get(globalThis, 'ranAgain')).toBe(false);
});
