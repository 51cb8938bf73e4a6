import './signs.css';

/** The place of the field, until it is here. */
export function SearchPlace() {
  return <span className="board-search-place" />;
}
