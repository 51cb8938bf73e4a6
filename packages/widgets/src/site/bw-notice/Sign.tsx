import { classNames } from '../../kit/style/class-names.ts';
import './notice.css';

interface SignProps {
  /** What the board says. */
  readonly face: string;
  /** One of its two nails is gone. */
  readonly isFallen: boolean;
}

/** A sign at the end of a boardwalk by the water. */
export function Sign({ face, isFallen }: SignProps) {
  return (
    <svg
      className="sign"
      aria-hidden="true"
      viewBox="0 0 280 168"
      width="280"
      height="168"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="sign-water">
        <path d="M6 116h40m14 0h26m112 0h32m14 0h30M20 128h44m152 0h46M2 140h34m210 0h32M24 152h18m196 0h22" />
        <path d="M28 62q7-8 13 0q6-8 13 0M222 44q6-7 11 0q5-7 11 0M40 34q4-5 8 0q4-5 8 0" />
      </g>
      <path className="sign-deck" d="M112 112h56l42 54H70z" />
      <path
        className="sign-line"
        d="M112 112h56l42 54H70zM104 123h72M94 136h92M82 151h116M140 112v54"
      />
      <path className="sign-board" d="M134 76h12v36h-12z" />
      <g className={classNames(isFallen && 'is-fallen')}>
        <rect className="sign-board" x="74" y="18" width="132" height="62" rx="8" />
        <path className="sign-line" d="M84 26h.01M196 26h.01" />
        <text className="sign-face" x="140" y="56">
          {face}
        </text>
      </g>
    </svg>
  );
}
