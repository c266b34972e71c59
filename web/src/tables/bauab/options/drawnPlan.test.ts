import { describe, expect, it } from 'vitest';
import { hangsTogether, placesIn, plotsIn, presetPlans, readPlan, toggled, writePlan } from './drawnPlan';

describe('a plan', () => {
  it('is read and written alike', () => {
    for (const plan of Object.values(presetPlans)) {
      expect(writePlan(readPlan(plan))).toBe(plan);
      expect(plotsIn(readPlan(plan))).toBe(16);
      expect(hangsTogether(readPlan(plan))).toBe(true);
    }
    expect(writePlan(readPlan('./.#/./.#'))).toBe('./.#/./.#');
  });
  it('grows when a plot comes to its edge, up to a single row', () => {
    let grid = readPlan('');
    expect([grid.columns, grid.rows]).toEqual([8, 8]);
    for (let x = 0; x < 16; ++x) grid = toggled(grid, x);
    expect(writePlan(grid)).toBe(presetPlans['row']);
    expect(hangsTogether(grid)).toBe(true);
    expect([grid.columns, grid.rows]).toEqual([16, 8]);
    grid = toggled(grid, 15);
    expect(placesIn(grid).at(-1)).toEqual({ x: 14, y: 0 });
  });
  it('does not hang together by corners or across the edge', () => {
    expect(hangsTogether(readPlan('#./.#'))).toBe(false);
    expect(hangsTogether(readPlan('.......#/#'))).toBe(false);
    expect(hangsTogether(readPlan('##/.#'))).toBe(true);
  });
});
