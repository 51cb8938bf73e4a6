import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';

const signIn = lazyParts(() => import('./ShopperSignIn.tsx'));

/** Where somebody signs in whom `useShopperGate` asks, on a partner's page. */
export const ShopperSignIn = signIn.component('ShopperSignIn');
