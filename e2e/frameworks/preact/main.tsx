import { hydrate } from 'preact';
import { bringWidgets } from '../bring-widgets.ts';
import { App } from './App.tsx';

await bringWidgets();
const root = document.getElementById('app');
if (root) hydrate(<App />, root);
