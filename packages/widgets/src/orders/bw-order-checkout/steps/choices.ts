export { AddressStep } from './AddressStep.tsx';
export { default as styles } from './choices.ts?styles';
export { DeliveryStep } from './DeliveryStep.tsx';
