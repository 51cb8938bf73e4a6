import { useLayoutEffect, useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { showInShadow } from '../../parts/testing/show-in-shadow.fixture.tsx';

const widths: (number | undefined)[] = [];

/** How wide it is when it is first there. */
function Late() {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    widths.push(place.current?.getBoundingClientRect().width);
  }, []);
  return (
    <p ref={place} className="late">
      here
    </p>
  );
}

const styles = ['.late { inline-size: 70px }'];
const newPart = () => lazyParts(async () => ({ Late, styles })).component('Late');

beforeEach(() => {
  widths.length = 0;
});

test('a part that comes later is neither seen nor measured without its styles', async () => {
  const Part = newPart();
  await showInShadow(<Part />);
  await expect.poll(() => widths).toEqual([70]);
});

test('two of them adopt one sheet once', async () => {
  const Part = newPart();
  const { shadow } = await showInShadow(
    <>
      <Part />
      <Part />
    </>,
  );
  await expect.poll(() => widths).toEqual([70, 70]);
  const sheets = shadow.adoptedStyleSheets.filter(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.startsWith('.late')),
  );
  expect(sheets).toHaveLength(1);
});
