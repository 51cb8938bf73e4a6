import { createSSRApp } from 'vue';
import { bringWidgets } from '../bring-widgets.ts';
import App from './App.vue';

await bringWidgets();
createSSRApp(App).mount('#app');
