import { renderToString } from 'preact-render-to-string';
import { App } from './App.tsx';

export const render = (): string => renderToString(<App />);
