import { describe, expect, it } from 'vitest';
import { hangsTogether, plotsIn, presetPlans, readPlan, writePlan } from './plan';

describe('a plan', () => {
  it('is read and written alike', () => {
    for (const plan of Object.values(presetPlans)) {
      expect(writePlan(readPlan(plan))).toBe(plan);
      expect(plotsIn(readPlan(plan))).toBe(16);
      expect(hangsTogether(readPlan(plan))).toBe(true);
    }
    expect(writePlan(readPlan('./.#/./.#'))).toBe('./.#/./.#');
  });
  it('does not hang together by corners or across the edge', () => {
    expect(hangsTogether(readPlan('#./.#'))).toBe(false);
    expect(hangsTogether(readPlan('.......#/#'))).toBe(false);
    expect(hangsTogether(readPlan('##/.#'))).toBe(true);
  });
});
