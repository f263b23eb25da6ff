/** Size of a cover in its own units: 16 to 9. */
const WIDTH = 320;
const HEIGHT = 180;
const WARM = '#f4b65c';
const TURN = Math.PI * 2;

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function randoms(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Point = readonly [x: number, y: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;
const ring = (points: readonly Point[]): string => `${line(points)}z`;
const circle = ([x, y]: Point, radius: number, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${more}/>`;
const path = (d: string, more = ''): string => `<path d="${d}"${more}/>`;
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const polar = ([x, y]: Point, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** The drawing in the field's own tone, and the one warm mark in it. */
type Drawing = readonly [lines: string, mark: string];
type Draw = (random: () => number) => Drawing;

const FILLED = ' fill="currentColor" stroke="none"';

/** Two strands that cross, with the rungs between them. */
const helix: Draw = (random) => {
  const [turns, phase, reach] = [1.7 + random(), random() * TURN, 48 + random() * 20];
  const y = (x: number) => Math.sin((x / WIDTH) * turns * TURN + phase) * reach;
  const strand = (side: 1 | -1) => line(range(41).map((step) => [step * 8, 90 + side * y(step * 8)]));
  const marked = 28 + Math.floor(random() * 8);
  const rung = (step: number) => `M${short(step * 8)} ${short(90 - y(step * 8))}V${short(90 + y(step * 8))}`;
  const rungs = range(41).filter((step) => step !== marked);
  const ends = [1, -1].map((side) => circle([marked * 8, 90 + side * y(marked * 8)], 4, FILLED)).join('');
  return [
    path(rungs.map(rung).join(''), ' opacity=".5"') + path(strand(1) + strand(-1), ' stroke-width="2"'),
    path(rung(marked), ' stroke-width="2.4"') + ends,
  ];
};

/** Tracks of a board that turn by half a right angle. */
const traces: Draw = (random) => {
  const marked = 3 + Math.floor(random() * 5);
  const tracks = range(13).map((row) => {
    const [y, start] = [row * 14 + 7, 60 + random() * 130];
    const [bend, step] = [start + 24 + random() * 70, (Math.floor(random() * 5) - 2) * 14];
    const track = `M${short(start + 3)} ${y}H${short(bend)}l${Math.abs(step)} ${step}H${WIDTH}`;
    return path(track, row === marked ? ' stroke-width="2.4"' : '') + circle([start, y], 3);
  });
  return [tracks.filter((_, row) => row !== marked).join(''), tracks[marked] ?? ''];
};

/** Toothed rings around one axle. */
const gears: Draw = (random) => {
  const centre: Point = [225 + random() * 40, 60 + random() * 60];
  const radii = [22, 46, 74, 108, 148];
  const teeth = radii.map(
    (radius, index) =>
      circle(centre, radius) +
      circle(
        centre,
        radius + 5,
        ` stroke-width="6" stroke-dasharray="2.4 ${short((radius * TURN) / (14 + index * 12))}"`,
      ),
  );
  const [radius = 0, start] = [radii[1 + Math.floor(random() * 3)], 2.6 + random() * 1.2];
  const arc = `M${at(polar(centre, radius, start))}A${radius} ${radius} 0 0 1 ${at(polar(centre, radius, start + 0.6))}`;
  return [teeth.join(''), path(arc, ' stroke-width="3.4"')];
};

/** A honeycomb with a few cells missing. */
const lattice: Draw = (random) => {
  const [side, left, top] = [16, -random() * 26, -random() * 22];
  const cells = range(9).flatMap((row) =>
    range(14).map((column): Point => [left + (column + (row % 2) / 2) * side * 1.732, top + row * side * 1.5]),
  );
  const cell = (centre: Point) =>
    ring(range(6).map((corner) => polar(centre, side - 2.4, ((corner + 0.5) * TURN) / 6)));
  const marked = 14 * (2 + Math.floor(random() * 3)) + 9 + Math.floor(random() * 3);
  const kept = cells.filter((_, index) => index !== marked && random() < 0.86);
  return [path(kept.map(cell).join('')), path(cell(cells[marked] ?? [240, 60]), FILLED)];
};

/** Waves of one frequency, each a little later than the one above. */
const waves: Draw = (random) => {
  const [turns, phase, marked] = [1.3 + random() * 0.9, random() * TURN, 4 + Math.floor(random() * 5)];
  const wave = (row: number) =>
    line(
      range(33).map((step) => {
        const swing = 17 * (0.35 + step / 32);
        return [step * 10, row * 13 + 6 + Math.sin((step / 32) * turns * TURN + phase + row * 0.4) * swing];
      }),
    );
  const others = range(14).filter((row) => row !== marked);
  return [path(others.map(wave).join('')), path(wave(marked), ' stroke-width="2.4"')];
};

/** Lines of equal height around a summit. */
const contours: Draw = (random) => {
  const centre: Point = [215 + random() * 50, 60 + random() * 50];
  const [wide, fine, first, second] = [0.1 + random() * 0.1, 0.05 + random() * 0.06, random() * TURN, random() * TURN];
  const height = (level: number) =>
    ring(
      range(48).map((step) => {
        const angle = (step / 48) * TURN;
        const radius =
          12 * (level + 1) * (1 + wide * Math.sin(2 * angle + first) + fine * Math.sin(5 * angle + second));
        const [x, y] = polar(centre, radius, angle);
        return [centre[0] + (x - centre[0]) * 1.3, y];
      }),
    );
  const marked = 2 + Math.floor(random() * 3);
  const others = range(15).filter((level) => level !== marked);
  return [path(others.map(height).join('')), path(height(marked), ' stroke-width="2.4"')];
};

/** Furrows of a field that run to the horizon. */
const furrows: Draw = (random) => {
  const [horizon, marked] = [190 + random() * 80, 14 + Math.floor(random() * 5)];
  const furrow = (index: number) => {
    const x = -220 + index * 32;
    return `M${x} 184Q${short((x + horizon) / 2 + (x - horizon) * 0.16)} 76 ${short(horizon + (x - horizon) * 0.06)} -30`;
  };
  const rows = range(6).map((row) => `M0 ${40 + row * row * 5 + row * 6}q160 -10 320 0`);
  const others = range(27).filter((index) => index !== marked);
  return [
    path(others.map(furrow).join('')) + path(rows.join(''), ' opacity=".5"'),
    path(furrow(marked), ' stroke-width="2.4"'),
  ];
};

/** Lanes of a bend, some of them dashed. */
const lanes: Draw = (random) => {
  const centre: Point = [335 + random() * 40, 215 + random() * 50];
  const marked = 3 + Math.floor(random() * 3);
  const lane = (index: number) =>
    circle(centre, 70 + index * 18, index % 3 === 1 ? ' stroke-width="2.2" stroke-dasharray="16 11"' : '');
  const radius = 70 + marked * 18;
  const start = Math.PI * (1.1 + random() * 0.2);
  const car = `M${at(polar(centre, radius, start))}A${radius} ${radius} 0 0 1 ${at(polar(centre, radius, start + 0.3))}`;
  return [range(14).map(lane).join(''), path(car, ' stroke-width="4" stroke-linecap="round"')];
};

/** A coil of sheet that runs off to the left. */
const coil: Draw = (random) => {
  const [x, y] = [215 + random() * 50, 74 + random() * 26];
  const marked = 4 + Math.floor(random() * 4);
  const sheet = (index: number) => {
    const radius = short((index + 1) * 9);
    const [left, right] = [short(x - (index + 1) * 9), short(x + (index + 1) * 9)];
    const run = `M${left} ${short(y)}A${radius} ${radius} 0 0 1 ${right} ${short(y)}A${radius} ${radius} 0 0 1 ${short(x)} ${short(y + (index + 1) * 9)}H0`;
    return path(run, ` stroke-width="${index === marked ? 3 : short(1 + (index % 3) * 0.7)}"`);
  };
  const others = range(13).filter((index) => index !== marked);
  return [others.map(sheet).join(''), sheet(marked)];
};

/** Atoms and the bonds between neighbours. */
const molecules: Draw = (random) => {
  const atoms: { centre: Point; radius: number }[] = [];
  for (let trial = 0; trial < 400 && atoms.length < 26; trial++) {
    const centre: Point = [50 + random() * 280, random() * HEIGHT];
    const radius = 5 + random() * 12;
    const free = atoms.every((atom) => distance(atom.centre, centre) > atom.radius + radius + 6);
    if (free) atoms.push({ centre, radius });
  }
  const bonds = atoms.flatMap((atom, index) =>
    atoms
      .slice(index + 1)
      .map((other) => ({ other, far: distance(atom.centre, other.centre) }))
      .filter(({ far }) => far < 80)
      .sort((a, b) => a.far - b.far)
      .slice(0, 2)
      .map(({ other }) => {
        const angle = Math.atan2(other.centre[1] - atom.centre[1], other.centre[0] - atom.centre[0]);
        return line([polar(atom.centre, atom.radius, angle), polar(other.centre, -other.radius, angle)]);
      }),
  );
  const sight: Point = [245, 70];
  const [marked, ...others] = atoms.sort((a, b) => distance(a.centre, sight) - distance(b.centre, sight));
  const shells = others.map(({ centre, radius }) => circle(centre, radius));
  return [path(bonds.join('')) + shells.join(''), marked ? circle(marked.centre, marked.radius, FILLED) : ''];
};

const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(x - toX, y - toY);

/** Values of a table as squares of their size. */
const matrix: Draw = (random) => {
  const [across, down] = [random() * TURN, random() * TURN];
  const marked = 24 * (3 + Math.floor(random() * 5)) + 16 + Math.floor(random() * 5);
  const squares = range(24 * 13).map((index) => {
    const [column, row] = [index % 24, Math.floor(index / 24)];
    const value =
      0.5 + 0.5 * Math.sin(column * 0.34 + across) * Math.cos(row * 0.48 + down) + (column / 24 - 0.5) * 0.5;
    const side = index === marked ? 12 : Math.round(Math.max(1.5, Math.min(11, value * 12)));
    return `M${short(column * 13.6 + 6.8 - side / 2)} ${short(row * 13.8 + 6.9 - side / 2)}h${side}v${side}h${-side}z`;
  });
  const others = squares.filter((_, index) => index !== marked);
  return [path(others.join(''), `${FILLED} opacity=".6"`), path(squares[marked] ?? '', FILLED)];
};

/** The sweep of a radar, and what it found. */
const radar: Draw = (random) => {
  const centre: Point = [225 + random() * 45, 160 + random() * 35];
  const rings = range(8).map((index) => circle(centre, (index + 1) * 25, index % 2 ? ' stroke-dasharray="2 5"' : ''));
  const ticks = range(25).map((index) => {
    const angle = Math.PI + (index * Math.PI) / 24;
    return line([polar(centre, 100, angle), polar(centre, index % 4 ? 106 : 113, angle)]);
  });
  const start = Math.PI * (1.2 + random() * 0.3);
  const sweep = `M${at(centre)}L${at(polar(centre, 230, start))}A230 230 0 0 1 ${at(polar(centre, 230, start + 0.26))}z`;
  const found = polar(centre, 62 + random() * 26, start + 0.13);
  return [
    rings.join('') + path(ticks.join('')) + path(sweep, `${FILLED} opacity=".2"`),
    circle(found, 4.5, FILLED) + circle(found, 10),
  ];
};

/** The curve of the platform's own mark, for what belongs to no field. */
const ribbon: Draw = (random) => {
  const [lift, sway, spread, marked] = [random() * 60, random() * 90, 7 + random() * 9, 2 + Math.floor(random() * 6)];
  const band = (index: number) =>
    `M${-20 + index * 6} ${short(200 - lift + index * 5)}C${short(60 + sway + index * 8)} ${220 - index * 4} ${short(100 + sway / 2 + index * 10)} ${short(lift - 10 + index * 3)} 340 ${short(20 + lift + index * spread)}`;
  const others = range(9).filter((index) => index !== marked);
  return [path(others.map(band).join('')), path(band(marked), ' stroke-width="2.4"')];
};

interface Look {
  /** Upper right and lower left tone of the ground, and the tone of the lines on it. */
  light: string;
  deep: string;
  line: string;
  draw: Draw;
  /** Line icon on a grid of 24. */
  icon?: string;
}

/** How each field looks, by its number; grounds are dark enough for white text on them at any place. */
const LOOKS: Readonly<Record<string, Look>> = {
  '00': { light: '#133f68', deep: '#012545', line: '#7ba9d8', draw: ribbon },
  '01': {
    light: '#5c2941',
    deep: '#3c1427',
    line: '#cc90aa',
    draw: helix,
    icon: '<path d="M5.6 13.4 13.4 5.6a3.5 3.5 0 0 1 5 5l-7.8 7.8a3.5 3.5 0 0 1-5-5zM9.5 9.5l5 5"/>',
  },
  '02': {
    light: '#1c3c6b',
    deep: '#092348',
    line: '#81a6dd',
    draw: traces,
    icon: '<path d="M7 7h10v10H7zM10 3v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4"/>',
  },
  '03': {
    light: '#2c404e',
    deep: '#162631',
    line: '#92a8b9',
    draw: gears,
    icon: '<circle cx="12" cy="12" r="2.6"/><circle cx="12" cy="12" r="6.4"/><path d="M12 2.5v3m0 13v3M2.5 12h3m13 0h3M5.3 5.3l2.1 2.1m9.2 9.2 2.1 2.1m0-13.4-2.1 2.1M7.4 16.6l-2.1 2.1"/>',
  },
  '04': {
    light: '#47315e',
    deep: '#2c1a3e',
    line: '#b098cd',
    draw: lattice,
    icon: '<path d="m12 3 7.8 4.5v9L12 21l-7.8-4.5v-9zm0 9 7.8-4.5M12 12v9m0-9L4.2 7.5"/>',
  },
  '05': {
    light: '#004845',
    deep: '#002d2a',
    line: '#6eb3ae',
    draw: waves,
    icon: '<path d="M13.5 3 5 13.5h6L10 21l9-11h-6.5z"/>',
  },
  '06': {
    light: '#104832',
    deep: '#002d1b',
    line: '#7cb397',
    draw: contours,
    icon: '<path d="M12 3.2c4 4.6 6.2 7.8 6.2 10.6a6.2 6.2 0 0 1-12.4 0c0-2.8 2.2-6 6.2-10.6zM9 14.2a3 3 0 0 0 2.8 2.8"/>',
  },
  '07': {
    light: '#2f451c',
    deep: '#192a08',
    line: '#94ae81',
    draw: furrows,
    icon: '<path d="M12 21v-9c0-4 3-6.2 7.5-6.2 0 4.2-3 6.2-7.5 6.2zm0 3.6c0-3-2.6-5-7-5 0 3.4 2.8 5 7 5z"/>',
  },
  '08': {
    light: '#00455a',
    deep: '#002a3b',
    line: '#6fafc8',
    draw: lanes,
    icon: '<path d="M4 16.5v-4l2-5.7h12l2 5.7v4zM4 12.5h16"/><circle cx="7.8" cy="17.5" r="1.7"/><circle cx="16.2" cy="17.5" r="1.7"/>',
  },
  '09': {
    light: '#563417',
    deep: '#371c05',
    line: '#c49b7c',
    draw: coil,
    icon: '<circle cx="11" cy="11" r="8"/><circle cx="11" cy="11" r="4.8"/><circle cx="11" cy="11" r="1.6"/><path d="M11 19h10"/>',
  },
  '10': {
    light: '#483c0d',
    deep: '#2c2300',
    line: '#b1a576',
    draw: molecules,
    icon: '<path d="M9.5 3h5m-3.7 0v6.2L5 19.4a1 1 0 0 0 .9 1.6h12.2a1 1 0 0 0 .9-1.6L13.2 9.2V3M8 15h8"/>',
  },
  '11': {
    light: '#35366b',
    deep: '#1e1e48',
    line: '#999fdc',
    draw: matrix,
    icon: '<path d="M4 4v16h16M8 16v-4m4 4V8m4 8v-6m4 6V5"/>',
  },
  '12': {
    light: '#602a25',
    deep: '#3f1410',
    line: '#d29289',
    draw: radar,
    icon: '<path d="m12 3 7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zm-3.5 9 2.5 2.5 4.5-4.5"/>',
  },
};

/** Tones of what belongs to no field, so that a page of such covers is not one picture many times. */
const CALM = ['00', '03', '08', '11', '05'];

/**
 * A cover as SVG: the ground of its field, its pattern fading towards the lower left, where its icon stands.
 * @param field `01` to `12`, or `00` for none; @param seed 32 bits that decide about the rest
 * @returns null where there is no such field
 */
export function coverArt(field: string, seed: number): string | null {
  const look = LOOKS[field];
  if (!look) return null;
  const tone = (field === '00' ? LOOKS[CALM[seed % CALM.length] ?? field] : undefined) ?? look;
  const [lines, mark] = look.draw(randoms(seed));
  const icon = look.icon
    ? `<g transform="translate(16 136) scale(1.2)" stroke="#fff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${look.icon}</g>`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>`,
    `<linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${tone.deep}"/><stop offset="1" stop-color="${tone.light}"/></linearGradient>`,
    `<linearGradient id="f" x1="0" y1="1" x2="1" y2=".25"><stop stop-color="#fff" stop-opacity=".06"/><stop offset=".44" stop-color="#fff" stop-opacity=".34"/><stop offset=".74" stop-color="#fff"/></linearGradient>`,
    `<mask id="m"><path fill="url(#f)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></mask></defs><path fill="url(#g)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g fill="none"><g mask="url(#m)">`,
    `<g color="${tone.line}" stroke="${tone.line}">${lines}</g><g color="${WARM}" stroke="${WARM}">${mark}</g></g>${icon}</g></svg>`,
  ].join('');
}
