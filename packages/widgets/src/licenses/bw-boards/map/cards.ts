export { OnwardBar } from '../side/OnwardBar.tsx';
export { PickedBoard } from './PickedBoard.tsx';
export { SeveralBoards } from './SeveralBoards.tsx';
