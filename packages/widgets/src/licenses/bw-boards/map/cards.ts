export { PickedBoard } from './PickedBoard.tsx';
export { SeveralBoards } from './SeveralBoards.tsx';
