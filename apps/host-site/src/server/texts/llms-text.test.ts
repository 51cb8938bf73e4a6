import { expect, test } from 'vitest';
import { llmsText } from './llms-text.ts';

test('llms.txt tells of this site’s own script', () => {
  const text = llmsText('https://market.example');
  expect(text).toContain('<script src="https://market.example/v1/boardwalk.js"></script>');
  expect(text).toContain('### <bw-search>');
  expect(text).not.toContain('YOUR-BOARDWALK');
});
