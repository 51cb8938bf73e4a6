export { CreateShopForm } from './CreateShopForm.tsx';
export { default as styles } from './create-form.ts?styles';
