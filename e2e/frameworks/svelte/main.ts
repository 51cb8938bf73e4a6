import { hydrate } from 'svelte';
import { bringWidgets } from '../bring-widgets.ts';
import App from './App.svelte';

await bringWidgets();
const target = document.getElementById('app');
if (target) hydrate(App, { target });
