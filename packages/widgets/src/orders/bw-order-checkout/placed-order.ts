export { PlacedOrder } from '../shared/order-payment/PlacedOrder.tsx';
export { default as styles } from './placed-order.ts?styles';
