// What the rules of a game show: every folder of a game with a `figures.ts` has pictures, the others are words only.
import * as api from '../api';
import { shapes } from '../generated/contents';
import { fits, type Shapes } from '../net/shape';
import { t } from '../settings.svelte';
import type { RulePictures } from '../tables/contract';
import { getToKnow } from '../tables/registry';
import { learn } from '../text/dictionary';

const files = import.meta.glob<RulePictures>('../tables/*/figures.ts', { import: 'default' });
const packs: Shapes = shapes;

/** The pictures of a game, which can be drawn as soon as its words are known. */
export async function picturesOf(game: string): Promise<RulePictures | undefined> {
  const [pictures] = await Promise.all([files[`../tables/${game}/figures.ts`]?.(), getToKnow(game)]);
  learn(pictures?.words ?? {});
  return pictures;
}

/** What is printed on the pieces of a game at tables that are opened now; null if its rules say everything. */
export async function packOf(game: string): Promise<unknown> {
  const pack: unknown = JSON.parse(await api.printed(game, 'content'));
  const shape = packs[game];
  if (shape === undefined ? pack !== null : !fits(pack, shape, packs)) throw new Error(t('error.answer'));
  return pack;
}
