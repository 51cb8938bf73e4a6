export { OrderReview } from './OrderReview.tsx';
export { default as styles } from './review.ts?styles';
