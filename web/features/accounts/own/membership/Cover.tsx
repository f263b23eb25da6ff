import Box from '@mui/material/Box';

const RINGS = [70, 104, 140] as const;
const SPARKS = [
  [92, 84],
  [214, 60],
  [452, 66],
  [590, 96],
  [604, 300],
  [470, 326],
  [210, 322],
  [84, 296],
] as const;

/** A result on the left, a demand on the right, and the platform that brings them together. */
export function Cover({ label, width }: { label: string; width: number }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox="0 0 674 380"
      sx={{ display: 'block', width, maxWidth: '100%', height: 'auto', aspectRatio: '674 / 380', borderRadius: 3 }}
    >
      <defs>
        <linearGradient id="member-ground" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#0b2f5f" />
          <stop offset="1" stopColor="#1d63b3" />
        </linearGradient>
        <radialGradient id="member-glow">
          <stop offset="0" stopColor="#6db4ff" stopOpacity="0.5" />
          <stop offset="1" stopColor="#6db4ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="674" height="380" fill="url(#member-ground)" />
      <circle cx="337" cy="190" r="230" fill="url(#member-glow)" />
      {RINGS.map((radius) => (
        <circle key={radius} cx="337" cy="190" r={radius} fill="none" stroke="#9fcbfa" strokeOpacity="0.35" />
      ))}
      <g stroke="#9fcbfa" strokeOpacity="0.45" fill="#d9ecff">
        {SPARKS.map(([x, y]) => (
          <g key={`${x}-${y}`}>
            <line x1={x} y1={y} x2="337" y2="190" strokeOpacity="0.2" />
            <circle cx={x} cy={y} r="5" stroke="none" />
          </g>
        ))}
      </g>
      <path d="M206 190H268M406 190h62" stroke="#d9ecff" strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" />
      <g fill="#0b2f5f" stroke="#9fcbfa" strokeWidth="2">
        <circle cx="148" cy="190" r="58" />
        <circle cx="526" cy="190" r="58" />
      </g>
      <circle cx="337" cy="190" r="62" fill="#ffffff" />
      <g fill="none" stroke="#ffffff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M138 160v22l-19 32a6 6 0 0 0 5 9h48a6 6 0 0 0 5-9l-19-32v-22M132 160h32M129 204h38" />
        <path d="M497 219v-46l18 13v-13l18 13v-22h22v55zM512 205h4M529 205h4M546 205h1" />
      </g>
      <path
        d="M305 206c12 0 14-34 30-34s14 36 34 4"
        fill="none"
        stroke="#2570be"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="305" cy="206" r="7" fill="#0b2f5f" />
      <circle cx="369" cy="176" r="7" fill="#2d80d6" />
    </Box>
  );
}
