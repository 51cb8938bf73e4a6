import '@boardwalk/widgets/react';
import { useEffect, useState } from 'react';

/** Passes a widget text, numbers, booleans, lists and objects, and listens to its events. */
export function App() {
  const [isChanged, setIsChanged] = useState(false);
  const [total, setTotal] = useState<number>();
  const [address, setAddress] = useState('');
  const [, setIsHydrated] = useState(false);
  // React adds a hydrated custom element's listeners with the next render only (react/react#35446).
  useEffect(() => setIsHydrated(true), []);
  return (
    <>
      <bw-topbar badges={isChanged ? { cart: 3 } : undefined} />
      <button type="button" onClick={() => setIsChanged(true)}>
        Change
      </button>
      <output id="total">{total}</output>
      <output id="address">{address}</output>
      <bw-search
        category={isChanged ? ['event'] : 'property,item'}
        listed-within-days={300}
        has-pictures={isChanged}
        sort="newest"
        onbw-results={({ detail }) => setTotal(detail.total)}
        onbw-navigate={(event) => {
          event.preventDefault();
          setAddress(event.detail.href);
        }}
      >
        <a href="/listings">Our listings</a>
      </bw-search>
    </>
  );
}
