import { expect, test } from 'vitest';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './PriceText.test.tsx?styles';
import { PriceText } from './PriceText.tsx';

showWith(styles);

test('a rent shows its period short and says it in words', async () => {
  const { shadow } = show(
    <PriceText
      money={{ amount: 210_000, currency: 'AUD' }}
      locale="en-AU"
      suffix="/mo"
      spokenSuffix="a month"
    />,
  );
  await expect.poll(() => shadow.querySelector('.price')?.textContent).toBe('AU$2,100/mo a month');
  expect(shadow.querySelector('[aria-hidden]')?.textContent).toBe('/mo');
});

test('a sale is the price alone', async () => {
  const { shadow } = show(
    <PriceText money={{ amount: 49_900_000, currency: 'CAD' }} locale="en-CA" />,
  );
  await expect.poll(() => shadow.querySelector('.price')?.textContent).toBe('$499,000');
});
