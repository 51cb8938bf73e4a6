import { expect, test } from 'vitest';
import { parse } from '../find-table-writes.ts';
import { findAskingMethods, findEffectFaults } from './find-effect-faults.ts';

const stores = parse(
  'store.ts',
  `export interface ListStore {
     readonly $state: ReadableAtom<Remote<Row[], Problem>>;
     load(): Promise<void>;
     readonly show: (key: number) => Promise<void>;
     follow(): () => void;
     add(row: Row): void;
   }
   export interface Client { call(endpoint: Endpoint): Promise<unknown>; }
   export interface Loading { wait(): Promise<void>; }`,
);
const asking = new Set(findAskingMethods(stores));

/** What the code of a component does in its effects. */
function faults(code: string): string[] {
  const source = parse('Part.tsx', `function Part({ store, camera, onSaid }) { ${code} }`);
  return findEffectFaults(source, asking).map(({ kind, call }) => `${kind} ${call}`);
}

test('stores ask by what answers a promise, and so does the client', () => {
  expect([...asking]).toEqual(['load', 'show', 'call']);
});

test.each([
  ['useEffect(() => void store.load(), [store]);', ['asks store.load']],
  ['useLayoutEffect(() => { if (key) void store.show(key); });', ['asks store.show']],
  ['useEffect(() => { env.client\n.call(readList, {}); }, []);', ['asks env.client.call']],
  ['useEffect(function () { tilesStore.load(); });', ['asks tilesStore.load']],
  [
    'const [rows] = useState(() => createListStore(env)); useEffect(() => void rows.load());',
    ['asks rows.load'],
  ],
  [
    'useEffect(() => void env.store(createListStore).load());',
    ['asks env.store(createListStore).load'],
  ],
  ['const { show: ask } = store; useEffect(() => void ask(1));', ['asks ask']],
  ['const begin = () => { store.load(); }; useEffect(begin, []);', ['asks store.load']],
  [
    'useEffect(() => { const t = setTimeout(() => void store.show(q), 300); return () => clearTimeout(t); });',
    ['asks store.show'],
  ],
  [
    'const look = useEffectEvent(() => store.load()); useEffect(() => { setTimeout(look, 9); });',
    ['asks store.load'],
  ],
  [
    'useEffect(() => { const again = () => { store.load(); setTimeout(again, 9); }; setTimeout(again); });',
    ['asks store.load'],
  ],
])('an effect that asks a store is found: %s', (code, expected) => {
  expect(faults(code)).toEqual(expected);
});

test.each([
  ['const [draft, setDraft] = useState(""); useEffect(() => setDraft(text), [text]);'],
  ['const [d, setDraft] = useState(); useEffect(() => { if (isOpen) setDraft(made(d)); });'],
  ['const [, setDraft] = useReducer(add, 0); useLayoutEffect(() => { setDraft(1); });'],
])('state that an effect sets at once is found: %s', (code) => {
  expect(faults(code)).toEqual(['sets setDraft']);
});

test.each([
  'useEffect(() => store.follow(known), [store]);',
  'useEffect(() => store.abort, [store]);',
  'useEffect(() => camera.show(bounds), [camera]);',
  'useEffect(() => heading.current?.focus(), []);',
  'useEffect(() => onSaid(text), [text]);',
  'useEffect(() => { addEventListener("online", () => void store.load()); });',
  'useEffect(() => () => void store.load(), [store]);',
  'const [w, setWide] = useState(false); useEffect(() => { new ResizeObserver(() => setWide(true)); });',
  'const [n, setNow] = useState(0); useEffect(() => { const t = setTimeout(() => setNow(1)); });',
  'const [at, setAt] = useState(0); return <button onClick={() => { setAt(1); store.load(); }} />;',
])('what touches the page is let be: %s', (code) => {
  expect(faults(code)).toEqual([]);
});
