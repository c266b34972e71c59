// Plans of Bauab as text: rows from the top, '#' a plot, '.' none, '/' between rows.
export const gridSize = 8;
export const plotsNeeded = 16;

export type Grid = boolean[]; // row by row, gridSize in each

export function readPlan(text: string): Grid {
  const grid: Grid = Array.from({ length: gridSize * gridSize }, () => false);
  text.split('/').forEach((row, y) => {
    [...row].forEach((cell, x) => {
      if (x < gridSize && y < gridSize) grid[y * gridSize + x] = cell === '#';
    });
  });
  return grid;
}

// The smallest text that says it: without empty rows below and empty cells to the right.
export function writePlan(grid: Grid): string {
  const rows: string[] = [];
  for (let y = 0; y < gridSize; ++y) {
    const cells = grid.slice(y * gridSize, (y + 1) * gridSize).map((plot) => (plot ? '#' : '.'));
    rows.push(cells.join('').replace(/\.+$/, ''));
  }
  return rows
    .join('/')
    .replace(/\/+$/, '')
    .replace(/(^|\/)(?=\/)/g, '$1.');
}

export const plotsIn = (grid: Grid): number => grid.filter(Boolean).length;

// A hint while drawing; the server has the last word.
export function hangsTogether(grid: Grid): boolean {
  const start = grid.indexOf(true);
  if (start < 0) return false;
  const reached = new Set([start]);
  for (const cell of reached) {
    const column = cell % gridSize;
    for (const next of [
      cell - gridSize,
      cell + gridSize,
      column > 0 ? cell - 1 : -1,
      column < gridSize - 1 ? cell + 1 : -1,
    ]) {
      if (grid[next]) reached.add(next);
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
};
