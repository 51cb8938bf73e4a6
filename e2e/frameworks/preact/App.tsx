import '@boardwalk/widgets/preact';
import { useState } from 'preact/hooks';

/** Passes a widget text, numbers, booleans, lists and objects, and listens to its events. */
export function App() {
  const [isChanged, setIsChanged] = useState(false);
  const [total, setTotal] = useState<number>();
  const [address, setAddress] = useState('');
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
