import Box from '@mui/material/Box';

const nodes = [
  [250, 70],
  [330, 180],
  [300, 330],
  [430, 250],
  [450, 90],
  [560, 190],
  [540, 350],
  [660, 80],
  [670, 290],
] as const;

const links = [
  [0, 1],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [3, 5],
  [3, 6],
  [4, 5],
  [4, 7],
  [5, 6],
  [5, 7],
  [5, 8],
  [6, 8],
  [7, 8],
] as const;

/** Partners and the ties between them: decoration only. */
export function HeroPattern() {
  return (
    <Box
      component="svg"
      viewBox="0 0 700 400"
      aria-hidden
      sx={{
        position: 'absolute',
        right: { md: -230, lg: -110, xl: 0 },
        top: 0,
        height: '100%',
        width: 'auto',
        opacity: 0.5,
        display: { xs: 'none', md: 'block' },
      }}
    >
      <defs>
        <radialGradient id="hero-glow">
          <stop offset="0" stopColor="#6db4ff" stopOpacity="0.55" />
          <stop offset="1" stopColor="#6db4ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="430" cy="200" r="260" fill="url(#hero-glow)" />
      <g stroke="#9fcbfa" strokeWidth="1" opacity="0.55">
        {links.map(([from, to]) => (
          <line key={`${from}-${to}`} x1={nodes[from][0]} y1={nodes[from][1]} x2={nodes[to][0]} y2={nodes[to][1]} />
        ))}
      </g>
      {nodes.map(([x, y], index) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={index % 3 === 0 ? 13 : 9} fill="#0b2f5f" stroke="#9fcbfa" strokeWidth="1.5" />
          <circle cx={x} cy={y} r={index % 3 === 0 ? 5 : 3} fill="#d9ecff" />
        </g>
      ))}
    </Box>
  );
}
