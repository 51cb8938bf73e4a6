import './plans.css';

/** Where the places of a board of eight stand, row by row. */
const tiles = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({
  place,
  x: 129 + (place % 4) * 37,
  y: 34 + Math.floor(place / 4) * 31,
}));

/** The place that stands for the reader's own business. */
const own = 5;

/** What is sold: a board on a street, with the places of eight businesses. */
export function BoardDrawing() {
  return (
    <svg className="board-drawing" viewBox="0 0 400 180" aria-hidden="true">
      <path
        className="drawn-far"
        d="M0 158V96l34-22 34 22v62zM332 158V84h62v74zM76 158v-40h26v40z"
      />
      <path
        className="drawn-light"
        d="M22 112h10v12H22zm18 0h10v12H40zM344 98h12v12h-12zm22 0h12v12h-12zm-22 24h12v12h-12zm22 0h12v12h-12z"
      />
      <path className="drawn-tree" d="M306 158v-24a17 17 0 1 1 6 0v24z" />
      <path className="drawn-post" d="M152 100h8v58h-8zm88 0h8v58h-8z" />
      <rect className="drawn-board" x="119" y="24" width="162" height="78" rx="6" />
      {tiles.map(({ place, x, y }) => (
        <rect
          key={place}
          className={place === own ? 'drawn-own' : 'drawn-tile'}
          {...{ x, y }}
          width="31"
          height="26"
          rx="3"
        />
      ))}
      <path className="drawn-mark" d="m173 78 6 6 11-12" />
      <path className="drawn-road" d="M0 158h400v22H0z" />
      <path className="drawn-line" d="M8 169h384" />
    </svg>
  );
}
