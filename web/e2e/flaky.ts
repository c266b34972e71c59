// Writes what passed only at a second try into the file FLAKY_FILE, a line each: ./test lists it at its end.
import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from '@playwright/test/reporter';

export default class Flaky implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const file = process.env.FLAKY_FILE;
    if (file === undefined) return;
    for (const test of this.tests) {
      if (test.outcome() === 'flaky') appendFileSync(file, `${test.titlePath().filter(Boolean).join(' › ')}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
