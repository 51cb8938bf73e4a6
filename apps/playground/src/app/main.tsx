import { createRoot } from 'react-dom/client';
import { createExamples } from './examples.ts';
import { Playground } from './Playground.tsx';
import { createPlaygroundStore, type Facts } from './store.ts';
import { StoreContext } from './store-context.ts';

// The server wrote it beside this script's tag.
const facts: Facts = JSON.parse(document.querySelector('#facts')?.textContent ?? '');
const place = document.querySelector('#playground');
if (!place) throw new Error('The page has no place for the playground.');
const examples = createExamples(facts.siteOrigin);
const store = createPlaygroundStore(facts, examples);
place.replaceChildren();
createRoot(place).render(
  <StoreContext value={{ store, examples }}>
    <Playground />
  </StoreContext>,
);
