import { colours } from '#domain/signs/colours.ts';

const { red, white, black, blue } = colours;

/** A few signs of the six shapes, simple enough to be drawn by hand. */
export function Crossroads() {
  return (
    <svg viewBox="0 0 320 283">
      <path d="M22 261H298L160 22Z" fill={red} stroke={red} strokeWidth="44" strokeLinejoin="round" />
      <path d="M34 255H286L160 36.8Z" fill={white} />
      <path d="M136 245V123l24-22 24 22v122zM101 171h118v24H101z" fill={black} />
    </svg>
  );
}

export function ThirtyLimit() {
  return (
    <svg viewBox="0 0 320 320">
      <circle cx="160" cy="160" r="160" fill={red} />
      <circle cx="160" cy="160" r="128" fill={white} />
      <text x="160" y="214" fontSize="160" fontWeight="800" textAnchor="middle" fill={black}>
        30
      </text>
    </svg>
  );
}

export function TurnLeft() {
  return (
    <svg viewBox="0 0 320 320">
      <circle cx="160" cy="160" r="160" fill={blue} />
      <circle cx="160" cy="160" r="155" fill="none" stroke={white} strokeWidth="6" />
      <path d="M286 160H52m62-62-62 62 62 62" fill="none" stroke={white} strokeWidth="42" />
    </svg>
  );
}

export function Parking() {
  return (
    <svg viewBox="0 0 320 320">
      <rect width="320" height="320" rx="24" fill={white} />
      <rect x="10" y="10" width="300" height="300" rx="16" fill={blue} />
      <path
        d="M84 41H196Q270 43 270 116Q270 189 196 190H136V285H84ZM136 81V150H190Q219 148 219 116Q219 84 190 81Z"
        fill={white}
        fillRule="evenodd"
      />
    </svg>
  );
}

export function Stop() {
  const octagon = 'M93.700 0H226.300L320 93.700V226.300L226.300 320H93.700L0 226.300V93.700Z';
  return (
    <svg viewBox="0 0 320 320">
      <path d={octagon} fill={red} />
      <path d={octagon} fill="none" stroke={white} strokeWidth="9" transform="translate(12.800 12.800) scale(0.92)" />
      <text x="160" y="194" fontSize="98" fontWeight="800" textAnchor="middle" fill={white}>
        STOP
      </text>
    </svg>
  );
}

export function GiveWay() {
  return (
    <svg viewBox="0 0 320 283">
      <path d="M22 22H298L160 261Z" fill={red} stroke={red} strokeWidth="44" strokeLinejoin="round" />
      <path d="M34 28H286L160 246.200Z" fill={white} />
      <g fontWeight="800" textAnchor="middle" fill={black}>
        <text x="160" y="92" fontSize="64">
          GIVE
        </text>
        <text x="160" y="142" fontSize="44">
          WAY
        </text>
      </g>
    </svg>
  );
}
