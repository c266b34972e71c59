// Who has shared this screen before, the latest first, so that names need not be typed every evening.
import { recall, remember } from '../storage';

const key = 'sofa-names';
const most = 12;

export function knownNames(): string[] {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function noteNames(names: readonly string[]): void {
  const others = knownNames().filter((name) => !names.includes(name));
  remember(key, JSON.stringify([...names, ...others].slice(0, most)));
}
