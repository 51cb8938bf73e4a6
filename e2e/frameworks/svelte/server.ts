import { render as renderApp } from 'svelte/server';
import App from './App.svelte';

export const render = (): string => renderApp(App).body;
