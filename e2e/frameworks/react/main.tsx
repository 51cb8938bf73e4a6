import { hydrateRoot } from 'react-dom/client';
import { bringWidgets } from '../bring-widgets.ts';
import { App } from './App.tsx';

await bringWidgets();
const root = document.getElementById('app');
if (root) hydrateRoot(root, <App />);
