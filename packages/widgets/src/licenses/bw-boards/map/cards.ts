export { BoardsCheckoutBar } from '../side/BoardsCheckoutBar.tsx';
export { default as styles } from './cards.ts?styles';
export { PickedBoardCard } from './PickedBoardCard.tsx';
export { SeveralBoardsCard } from './SeveralBoardsCard.tsx';
