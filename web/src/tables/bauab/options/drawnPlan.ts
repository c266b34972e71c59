// Plans of Bauab as text: rows from the top, '#' a plot, '.' none, '/' between rows.
export const plotsNeeded = 16;
const leastSize = 8; // columns and rows to draw in
const mostSize = plotsNeeded; // enough for a single row

export interface Grid {
  columns: number;
  rows: number;
  plots: boolean[]; // row by row
}

const columnOf = (grid: Grid, cell: number): number => cell % grid.columns;
const rowOf = (grid: Grid, cell: number): number => Math.floor(cell / grid.columns);

/** Where the plots are, as pairs of column and row. */
export const placesIn = (grid: Grid): { x: number; y: number }[] =>
  grid.plots.flatMap((plot, cell) => (plot ? [{ x: columnOf(grid, cell), y: rowOf(grid, cell) }] : []));

// Beside the outermost plots there is always room to go on, up to the largest size.
function gridOf(places: readonly { x: number; y: number }[], columns: number, rows: number): Grid {
  const size = (least: number, at: number[]) => Math.min(mostSize, Math.max(least, ...at.map((each) => each + 2)));
  const width = size(
    columns,
    places.map(({ x }) => x),
  );
  const height = size(
    rows,
    places.map(({ y }) => y),
  );
  const plots = Array.from({ length: width * height }, () => false);
  for (const { x, y } of places) if (x < width && y < height) plots[y * width + x] = true;
  return { columns: width, rows: height, plots };
}

export function readPlan(text: string): Grid {
  const places = text.split('/').flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '#' ? [{ x, y }] : [])));
  return gridOf(places, leastSize, leastSize);
}

/** The plan with one more plot, or one less. It grows when a plot comes to its edge. */
export function toggled(grid: Grid, cell: number): Grid {
  const plots = grid.plots.map((plot, each) => (each === cell ? !plot : plot));
  return gridOf(placesIn({ ...grid, plots }), grid.columns, grid.rows);
}

// The smallest text that says it: without empty rows below and empty cells to the right.
export function writePlan(grid: Grid): string {
  const rows: string[] = [];
  for (let y = 0; y < grid.rows; ++y) {
    const cells = grid.plots.slice(y * grid.columns, (y + 1) * grid.columns).map((plot) => (plot ? '#' : '.'));
    rows.push(cells.join('').replace(/\.+$/, ''));
  }
  return rows
    .join('/')
    .replace(/\/+$/, '')
    .replace(/(^|\/)(?=\/)/g, '$1.');
}

export const plotsIn = (grid: Grid): number => grid.plots.filter(Boolean).length;

// A hint while drawing; the server has the last word.
export function hangsTogether(grid: Grid): boolean {
  const start = grid.plots.indexOf(true);
  if (start < 0) return false;
  const reached = new Set([start]);
  for (const cell of reached) {
    const column = columnOf(grid, cell);
    for (const next of [
      cell - grid.columns,
      cell + grid.columns,
      column > 0 ? cell - 1 : -1,
      column < grid.columns - 1 ? cell + 1 : -1,
    ]) {
      if (grid.plots[next]) reached.add(next);
    }
  }
  return reached.size === plotsIn(grid);
}

// For the pictures on the option cards.
export const presetPlans: Record<string, string> = {
  square: '####/####/####/####',
  strip: '########/########',
  ring: '#####/#...#/#...#/#...#/#####',
  plus: '..##/######/######/..##',
  blocks: '####/####/...####/...####',
  row: '################',
};
