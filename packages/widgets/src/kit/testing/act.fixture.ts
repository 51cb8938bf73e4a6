/** What Testing Library calls `act`, for React's production build: renders what has changed at once. */
export { flushSync as act } from 'react-dom';
