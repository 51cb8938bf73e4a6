export { BoardsCheckoutBar } from '../side/BoardsCheckoutBar.tsx';
export { PickedBoardCard } from './PickedBoardCard.tsx';
export { SeveralBoardsCard } from './SeveralBoardsCard.tsx';
