export { default as styles } from './form-parts.ts?styles';
export { PostForm } from './PostForm.tsx';
