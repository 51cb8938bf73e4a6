import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../kit/testing/show.fixture.tsx';
import { useIsNear } from './use-is-near.ts';

type Told = Pick<IntersectionObserverEntry, 'isIntersecting'>;

function Place() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useIsNear(place) ? 'near' : 'far'}</p>;
}

/** Stubs observers that report what the test says, when it says so. */
function stubObservers() {
  const observers: { tell: (entries: readonly Told[]) => void; isOver: boolean }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      isOver = false;
      readonly tell: (entries: readonly Told[]) => void;
      constructor(tell: (entries: readonly Told[]) => void) {
        this.tell = tell;
        observers.push(this);
      }
      observe() {}
      disconnect() {
        this.isOver = true;
      }
    },
  );
  return observers;
}

test.each([
  ['at once', [true]],
  ['after it was told to be far', [false, true]],
  ['though it is far again by then', [false, true, false]],
])('what has come near is near, %s', async (_, moves) => {
  const observers = stubObservers();
  const { shadow } = show(<Place />);
  const text = () => shadow.querySelector('p')?.textContent;
  await expect.poll(() => observers.length).toBe(1);
  observers[0]?.tell([{ isIntersecting: false }]);
  expect(text()).toBe('far');
  observers[0]?.tell(moves.map((isIntersecting) => ({ isIntersecting })));
  await expect.poll(text).toBe('near');
  expect(observers[0]?.isOver).toBe(true);
});
