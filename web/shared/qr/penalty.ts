type Rows = readonly (readonly boolean[])[];

const FINDER_LIKE = [
  [true, false, true, true, true, false, true, false, false, false, false],
  [false, false, false, false, true, false, true, true, true, false, true],
];

function lineCost(line: readonly boolean[]): number {
  let cost = 0;
  let run = 0;
  line.forEach((dark, index) => {
    run = index > 0 && dark === line[index - 1] ? run + 1 : 1;
    if (run === 5) cost += 3;
    else if (run > 5) cost += 1;
    const looksLikeFinder = FINDER_LIKE.some((pattern) => pattern.every((want, at) => line[index + at] === want));
    if (looksLikeFinder) cost += 40;
  });
  return cost;
}

function blockCost(rows: Rows): number {
  let cost = 0;
  rows.slice(1).forEach((row, y) => {
    row.slice(1).forEach((dark, x) => {
      if (dark === row[x] && dark === rows[y]?.[x] && dark === rows[y]?.[x + 1]) cost += 3;
    });
  });
  return cost;
}

/** How badly a reader may be misled by a code: long lines, blocks, false corners, too much of one shade. */
export function penaltyOf(rows: Rows): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + lineCost(line), 0);
  const dark = rows.flat().filter(Boolean).length / (rows.length * rows.length);
  return lines + blockCost(rows) + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}
